/** Assignments from the learner's side: what there is to do, beginning it, handing it in. */
import { randomUUID } from 'node:crypto'
import { type MyAssignment, mayHandIn } from '@panya/domain/classroom/assignment.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import {
  assignment,
  assignmentPath,
  classroom,
  classroomMember,
  submission,
  workComment,
} from '../../platform/database/schema/classroom.ts'
import { gameResult, project } from '../../platform/database/schema/project.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { assetsOfAssignment } from '../asset/starter-assets-port.ts'
import { requireOpenTool } from '../classroom/open-tools-port.ts'
import { createProject } from '../project/project-port.ts'
import { releasedStarter } from '../project/released-starter-port.ts'
import { storedDocument } from '../project/stored-document-port.ts'
import { asSent, COLUMNS, ITS_PATH, WORK } from './assignments.ts'
import { dueAtFor, isShownTo, ownDueFor } from './for-learner-port.ts'
import { lockedFor } from './locked-step.ts'
import { teamFor } from './teams.ts'

export interface MyWork extends MyAssignment {
  teammates: string[]
}

interface Wanted {
  id?: number
  projectId?: string
  /** Of what is over, rather than of what goes on. */
  past?: boolean
}

const GOES_ON = and(isNull(classroom.archivedAt), isNull(assignment.archivedAt))
/** Only what a teacher has answered: the rest was never finished. */
const IS_OVER = and(
  or(isNotNull(classroom.archivedAt), isNotNull(assignment.archivedAt)),
  isNotNull(submission.givenBackAt),
)

/** What is given to them and not archived, in classes that are not; the nearest due first. */
export async function listMyAssignments(
  orm: Orm,
  user: SignedIn,
  now: Date,
  { id, projectId, past = false }: Wanted = {},
): Promise<MyWork[]> {
  const me = user.studentId
  const rows = await orm
    .select({
      ...COLUMNS,
      ...WORK,
      dueAt: dueAtFor(me),
      hasOwnDue: sql<boolean>`${ownDueFor(me)} is not null`,
      className: classroom.name,
      handIns: sql<number>`coalesce(${submission.handIns}, 0)`,
      handedInAt: submission.handedInAt,
      givenBackAt: submission.givenBackAt,
      comments: orm.$count(
        workComment,
        and(
          eq(workComment.projectId, submission.projectId),
          isNull(workComment.doneAt),
          sql`${workComment.authorId} is distinct from ${me}`,
        ),
      ),
      stars: gameResult.stars,
      locked: lockedFor(me, now),
      teammates: sql<string[]>`array(select t.display_name from student t
        where ${assignment.teams} is not null and t.id <> ${me}
          and exists (select 1 from jsonb_array_elements(${assignment.teams}) team
            where team @> to_jsonb(t.id) and team @> to_jsonb(${me}::int))
          and t.id in (select student_id from classroom_member x
            where x.classroom_id = ${assignment.classroomId}))`,
    })
    .from(classroomMember)
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .innerJoin(assignment, eq(assignment.classroomId, classroom.id))
    .leftJoin(assignmentPath, ITS_PATH)
    .leftJoin(
      submission,
      and(
        eq(submission.assignmentId, assignment.id),
        eq(submission.studentId, classroomMember.studentId),
      ),
    )
    .leftJoin(
      gameResult,
      and(
        eq(gameResult.studentId, me),
        eq(gameResult.tool, assignment.tool),
        eq(gameResult.level, assignment.level),
      ),
    )
    .where(
      and(
        eq(classroomMember.studentId, me),
        eq(classroomMember.part, 'student'),
        isShownTo(me, now),
        past ? IS_OVER : GOES_ON,
        id === undefined ? undefined : eq(assignment.id, id),
        projectId === undefined ? undefined : eq(submission.projectId, projectId),
      ),
    )
    .orderBy(
      ...(past ? [desc(submission.givenBackAt)] : []),
      dueAtFor(me),
      assignment.pathId,
      assignment.step,
      desc(assignment.givenAt),
    )
    .limit(100)
  // Who is on which team is for the team; others learn only their own.
  return rows.map(asSent).map(({ handIns, ...row }) => ({
    ...row,
    teams: null,
    handIn: mayHandIn(row, { state: row.state, handIns, mark: row.mark }, now),
  }))
}

/** Marks and words stay with whoever got them when a class or an assignment is archived; nothing can be handed in. */
export const listPastAssignments = (orm: Orm, user: SignedIn, now: Date): Promise<MyWork[]> =>
  listMyAssignments(orm, user, now, { past: true })

/** How much has been said about one's own project; a project that is not here yet has none. */
export async function countComments(orm: Orm, user: SignedIn, projectId: string): Promise<number> {
  const mine = orm
    .select({ id: project.id })
    .from(project)
    .where(and(eq(project.id, projectId), eq(project.ownerId, user.studentId)))
  return orm.$count(workComment, inArray(workComment.projectId, mine))
}

export async function requireMyAssignment(
  orm: Orm,
  user: SignedIn,
  now: Date,
  id: number,
): Promise<MyWork> {
  const [found] = await listMyAssignments(orm, user, now, { id })
  if (!found) throw new Problem('NOT_FOUND', 'assignment-not-found')
  return found
}

const ONE_EACH = [submission.assignmentId, submission.studentId]
/** Whoever has begun goes on with what they have. */
const KEPT_PROJECT = sql`coalesce(${submission.projectId}, excluded.project_id)`

/** A copy of the starter for this learner, made once; a game's own levels need none. */
export async function startAssignment(
  database: Database,
  user: SignedIn,
  now: Date,
  id: number,
  empty: ProjectDocument | null,
): Promise<MyWork> {
  const { orm } = database
  const mine = await requireMyAssignment(orm, user, now, id)
  if (mine.locked) throw new Problem('CONFLICT', 'step-locked')
  if (mine.projectId !== null) return mine
  await requireOpenTool(orm, user, mine.tool, now)
  const projectId = await copyFor(database, user, mine, empty)
  await orm
    .insert(submission)
    .values({ assignmentId: id, studentId: user.studentId, projectId })
    .onConflictDoUpdate({ target: ONE_EACH, set: { projectId: KEPT_PROJECT } })
  return requireMyAssignment(orm, user, now, id)
}

async function copyFor(
  database: Database,
  user: SignedIn,
  { id, tool, title }: MyWork,
  empty: ProjectDocument | null,
): Promise<string | null> {
  const [row] = await database.orm
    .select({ starter: assignment.starter })
    .from(assignment)
    .where(eq(assignment.id, id))
  const document = row?.starter ? releasedStarter(row.starter) : empty
  if (!document && tool.startsWith('games/')) return null
  if (!document) throw new Problem('BAD_INPUT', 'document-needed')
  const copy = randomUUID()
  // Its own origin: it can be set back to the starter, whatever becomes of the teacher's project.
  const originId = row?.starter ? copy : null
  const sent = storedDocument(document)
  const lent = row?.starter ? await assetsOfAssignment(database.orm, id) : []
  const stored = row?.starter ? { ...sent, assets: lent } : sent
  const made = { id: copy, saveId: randomUUID(), tool, title, document: stored, originId, lent }
  return (await createProject(database, user.studentId, made)).id
}

/** The revision that is there now is what was handed in; a team hands in together. */
export async function handIn(
  { orm }: Database,
  user: SignedIn,
  now: Date,
  id: number,
): Promise<MyWork> {
  await orm.transaction(async (tx) => {
    const mine = await requireMyAssignment(tx, user, now, id)
    if (mine.locked) throw new Problem('CONFLICT', 'step-locked')
    if (mine.handIn !== 'yes') throw new Problem('CONFLICT', mine.handIn)
    const [row] = await tx
      .select({ teams: assignment.teams })
      .from(assignment)
      .where(eq(assignment.id, id))
    for (const member of await teamFor(tx, { id, teams: row?.teams ?? null }, user.studentId)) {
      const handed = {
        state: 'handed-in',
        handedInAt: now,
        handedInRevision: sql`(select revision from project where id = ${mine.projectId})`,
      } as const
      await tx
        .insert(submission)
        .values({
          assignmentId: id,
          studentId: member,
          projectId: mine.projectId,
          handIns: 1,
          ...handed,
        })
        .onConflictDoUpdate({
          target: ONE_EACH,
          set: {
            ...handed,
            handIns: sql`${submission.handIns} + 1`,
            projectId: member === user.studentId ? KEPT_PROJECT : mine.projectId,
          },
        })
    }
  })
  return requireMyAssignment(orm, user, now, id)
}
