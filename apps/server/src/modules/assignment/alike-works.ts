/** What a class has handed in for one assignment, read to be compared: nothing that is larger than hands can make it. */
import type { AlikeWork, SkipReason } from '@panya/domain/alike/alike-work.ts'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { classroomMember, submission } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project, projectRevision, toolProgress } from '../../platform/database/schema/project.ts'

const MOST_PEOPLE = 1000
const MOST_WORKS = 120
/** Code and blocks of a whole term are a tenth of it; pictures and data beside them are not compared. */
const MOST_BYTES = 1024 * 1024
const MOST_BYTES_TOGETHER = 24 * 1024 * 1024

/** A document, or what a game keeps, as JSON nobody has read yet. */
export interface ReadWork extends AlikeWork {
  document: (Pick<ProjectDocument, 'format' | 'version'> & { json: string }) | null
  skip: SkipReason | null
}

interface Row {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
  handedInAt: Date | null
  /** What makes two learners' work the same one. */
  place: string | null
  bytes: number | null
}

const PERSON = {
  studentId: student.id,
  displayName: student.displayName,
  firstName: student.firstName,
  lastName: student.lastName,
  handedInAt: submission.handedInAt,
}

/** Everybody in the class who has handed in, in the order in which they did. */
function handedIn(orm: Orm, given: Assignment) {
  const inClass = and(
    eq(classroomMember.studentId, submission.studentId),
    eq(classroomMember.classroomId, given.classroomId),
    eq(classroomMember.part, 'student'),
  )
  const people = orm.select({ id: classroomMember.studentId }).from(classroomMember).where(inClass)
  return and(
    eq(submission.assignmentId, given.id),
    isNotNull(submission.handedInAt),
    inArray(submission.studentId, people),
  )
}

/** As it was handed in, whatever became of it since. A team's work is one, with several names. */
export async function readProjects(orm: Orm, given: Assignment): Promise<ReadWork[]> {
  const number = sql<number>`coalesce(${submission.handedInRevision}, ${project.revision})`
  const revision = and(
    eq(projectRevision.projectId, project.id),
    eq(projectRevision.number, number),
  )
  const rows = await orm
    .select({
      ...PERSON,
      place: sql<string | null>`${project.id} || ' ' || ${projectRevision.number}`,
      bytes: projectRevision.bytes,
    })
    .from(submission)
    .innerJoin(student, eq(student.id, submission.studentId))
    .leftJoin(project, and(eq(project.id, submission.projectId), isNull(project.deletedAt)))
    .leftJoin(projectRevision, revision)
    .where(handedIn(orm, given))
    .orderBy(submission.handedInAt, student.id)
    .limit(MOST_PEOPLE)
  const works = gather(rows)
  const wanted = works.flatMap(({ place, skip }) => (place && skip === null ? [place] : []))
  const contents = await documentsAt(orm, wanted)
  return works.map(({ place, ...work }) => ({
    ...work,
    document: contents.get(place ?? '') ?? null,
  }))
}

async function documentsAt(orm: Orm, places: readonly string[]) {
  const found = new Map<string, ReadWork['document']>()
  if (places.length === 0) return found
  const rows = await orm
    .select({
      projectId: projectRevision.projectId,
      number: projectRevision.number,
      format: projectRevision.format,
      version: projectRevision.version,
      json: sql<string>`${projectRevision.content}::text`,
    })
    .from(projectRevision)
    .where(
      or(
        ...places.map((place) => {
          const [id = '', number] = place.split(' ')
          return and(eq(projectRevision.projectId, id), eq(projectRevision.number, Number(number)))
        }),
      ),
    )
  for (const { projectId, number, ...document } of rows)
    found.set(`${projectId} ${number}`, document)
  return found
}

/** As a game keeps it now: it keeps one program of a level, and no earlier ones. */
export async function readPrograms(orm: Orm, given: Assignment, key: string): Promise<ReadWork[]> {
  const kept = and(
    eq(toolProgress.studentId, submission.studentId),
    eq(toolProgress.tool, given.tool),
    eq(toolProgress.key, key),
  )
  const rows = await orm
    .select({
      ...PERSON,
      place: sql<string | null>`${toolProgress.studentId}::text`,
      bytes: sql<number | null>`octet_length(${toolProgress.value}::text)`,
      json: sql<string | null>`${toolProgress.value}::text`,
    })
    .from(submission)
    .innerJoin(student, eq(student.id, submission.studentId))
    .leftJoin(toolProgress, kept)
    .where(handedIn(orm, given))
    .orderBy(submission.handedInAt, student.id)
    .limit(MOST_PEOPLE)
  const json = new Map(rows.map((row) => [row.place, row.json]))
  return gather(rows).map(({ place, ...work }) => {
    const text = json.get(place) ?? null
    return { ...work, document: text === null ? null : { format: '', version: 0, json: text } }
  })
}

/** One work for each place; from where they are too large together, the rest is left out. */
function gather(rows: readonly Row[]): (Omit<ReadWork, 'document'> & { place: string | null })[] {
  const works = new Map<string, Omit<ReadWork, 'document'> & { place: string | null }>()
  let together = 0
  for (const { handedInAt, place, bytes, ...person } of rows) {
    const known = works.get(place ?? `${person.studentId}`)
    if (known) {
      known.people.push(person)
      continue
    }
    together += bytes ?? 0
    const tooLarge = (bytes ?? 0) > MOST_BYTES || together > MOST_BYTES_TOGETHER
    works.set(place ?? `${person.studentId}`, {
      id: person.studentId,
      people: [person],
      handedInAt: handedInAt?.toISOString() ?? '',
      place,
      skip:
        place === null
          ? 'gone'
          : works.size >= MOST_WORKS
            ? 'too-many'
            : tooLarge
              ? 'too-large'
              : null,
    })
  }
  return [...works.values()]
}
