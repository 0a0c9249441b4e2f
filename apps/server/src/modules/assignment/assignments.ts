/** What a teacher gives a class to do: make, change, look how it goes. */
import {
  type Assignment,
  type AssignmentSummary,
  type AssignmentWish,
  isLate,
  type Submission,
} from '@panya/domain/classroom/assignment.ts'
import { isCleanState } from '@panya/domain/notebook/clean-state.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import { assignment } from '../../platform/database/schema/assignment.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { TOOLS } from '../../platform/tools.ts'
import { requireOwnClass } from '../classroom/class-access-port.ts'
import { openProject } from '../project/project-port.ts'
import { readDocument } from '../project/stored-document-port.ts'
import { makePath } from './templates.ts'

/** The columns of an assignment as clients know them, from `assignment a`. */
export const COLUMNS = sql`a.id, a.classroom_id as "classroomId", a.path_id as "pathId", a.step, a.title,
  a.instructions, a.tool, a.level, a.starter is not null as "hasStarter", a.due_at as due, a.resubmit,
  a.tutor_mode as "tutorMode", a.max_mark as "maxMark", a.rubric, a.checks, a.teams,
  a.created_at as created, a.archived_at as archived,
  (select p.title from assignment_path p where p.id = a.path_id) as "pathTitle"`

export type AssignmentRow = Omit<Assignment, 'dueAt' | 'createdAt' | 'archivedAt'> & {
  due: string | null
  created: string
  archived: string | null
}

export function presentAssignment<Row extends AssignmentRow>({
  due,
  created,
  archived,
  ...row
}: Row) {
  return {
    ...row,
    dueAt: isoMoment(due),
    createdAt: isoMoment(created),
    archivedAt: isoMoment(archived),
  }
}

export async function listAssignments(orm: Orm, classId: number): Promise<AssignmentSummary[]> {
  const { rows } = await orm.execute<
    AssignmentRow & { handedIn: number; marked: number; students: number }
  >(sql`
    select ${COLUMNS},
      (select count(*)::int from submission s where s.assignment_id = a.id and s.hand_ins > 0) as "handedIn",
      (select count(*)::int from submission s where s.assignment_id = a.id and s.mark is not null) as marked,
      (select count(*)::int from classroom_member m
       where m.classroom_id = a.classroom_id and m.part = 'student') as students
    from assignment a where a.classroom_id = ${classId}
    order by a.archived_at nulls first, a.created_at desc, a.id desc limit 200`)
  return rows.map(presentAssignment)
}

export async function requireAssignment(orm: Orm, id: number): Promise<Assignment> {
  const { rows } = await orm.execute<AssignmentRow>(sql`
    select ${COLUMNS} from assignment a where a.id = ${id}`)
  if (!rows[0]) throw new Problem('NOT_FOUND', 'assignment-not-found')
  return presentAssignment(rows[0])
}

/** Of a class of this teacher; somebody else's looks like none. */
export async function requireOwnAssignment(
  orm: Orm,
  user: SignedIn,
  id: number,
): Promise<Assignment> {
  const found = await requireAssignment(orm, id)
  await requireOwnClass(orm, user, found.classroomId).catch(() => {
    throw new Problem('NOT_FOUND', 'assignment-not-found')
  })
  return found
}

export interface NewAssignment extends Omit<AssignmentWish, 'teams'> {
  /** Learners who work together; 1 for everybody alone. */
  teamSize: number
  starterProjectId: string | null
  templateId: number | null
  /** The name of a path that begins with this assignment. */
  newPath: string | null
}

export async function giveAssignment(
  database: Database,
  user: SignedIn,
  actor: Actor,
  classId: number,
  { starterProjectId, templateId, teamSize, dueAt, newPath, ...wish }: NewAssignment,
): Promise<number> {
  const starter = await starterOf(database, user, { starterProjectId, templateId, tool: wish.tool })
  return database.orm.transaction(async (tx) => {
    const pathId = await pathFor(tx, classId, { pathId: wish.pathId, newPath })
    const teams = await makeTeams(tx, classId, teamSize)
    const step = await nextStep(tx, pathId)
    const [made] = await tx
      .insert(assignment)
      .values({
        ...wish,
        pathId,
        classroomId: classId,
        createdBy: user.studentId,
        dueAt: dueAt === null ? null : new Date(dueAt),
        starter,
        teams,
        step,
      })
      .returning({ id: assignment.id })
    const id = made?.id ?? 0
    await recordAct(tx, actor, {
      act: 'assignment.give',
      target: `assignment:${id}`,
      after: { classroom: classId, title: wish.title },
    })
    return id
  })
}

async function starterOf(
  database: Database,
  user: SignedIn,
  {
    starterProjectId,
    templateId,
    tool,
  }: { starterProjectId: string | null; templateId: number | null; tool: ToolPath },
): Promise<ProjectDocument | null> {
  if (starterProjectId !== null) {
    const project = await openProject(database, user.studentId, starterProjectId)
    if (project.summary.tool !== tool) throw new Problem('BAD_INPUT', 'starter-of-another-tool')
    return readDocument(project.document)
  }
  if (templateId === null) return null
  const { rows } = await database.orm.execute<{
    starter: ProjectDocument | null
    tool: string
  }>(sql`
    select wish->'starter' as starter, wish->>'tool' as tool from assignment_template
    where id = ${templateId} and owner_id = ${user.studentId}`)
  return rows[0]?.tool === tool ? (rows[0].starter ?? null) : null
}

async function pathFor(
  orm: Orm,
  classId: number,
  { pathId, newPath }: Pick<NewAssignment, 'pathId' | 'newPath'>,
): Promise<number | null> {
  if (newPath !== null) return makePath(orm, classId, newPath.trim())
  if (pathId === null) return null
  // Locked, so that two teachers who give at once do not give the same step.
  const { rows } = await orm.execute(sql`
    select 1 from assignment_path where id = ${pathId} and classroom_id = ${classId} for update`)
  if (rows.length === 0) throw new Problem('BAD_INPUT', 'path-not-found')
  return pathId
}

async function nextStep(orm: Orm, pathId: number | null): Promise<number> {
  if (pathId === null) return 0
  const { rows } = await orm.execute<{ next: number }>(sql`
    select coalesce(max(step), 0) + 1 as next from assignment where path_id = ${pathId}`)
  return rows[0]?.next ?? 1
}

/** Drawn by lot, so that nobody is chosen last. */
async function makeTeams(orm: Orm, classId: number, size: number): Promise<number[][] | null> {
  if (size <= 1) return null
  const { rows } = await orm.execute<{ id: number }>(sql`
    select student_id as id from classroom_member
    where classroom_id = ${classId} and part = 'student' order by random()`)
  const count = Math.max(1, Math.round(rows.length / size))
  const teams = Array.from({ length: count }, (): number[] => [])
  for (const [index, { id }] of rows.entries()) teams[index % count]!.push(id)
  return teams
}

export type AssignmentChange = Partial<
  Pick<AssignmentWish, 'title' | 'instructions' | 'dueAt' | 'resubmit' | 'tutorMode'>
> & { archived?: boolean }

export async function changeAssignment(
  { orm }: Database,
  actor: Actor,
  id: number,
  { dueAt, archived, ...change }: AssignmentChange,
  now: Date,
): Promise<Assignment> {
  await orm.transaction(async (tx) => {
    await tx
      .update(assignment)
      .set({
        ...change,
        ...(dueAt === undefined ? {} : { dueAt: dueAt === null ? null : new Date(dueAt) }),
        ...(archived === undefined ? {} : { archivedAt: archived ? now : null }),
      })
      .where(eq(assignment.id, id))
    const after = { ...change, dueAt, archived }
    await recordAct(tx, actor, { act: 'assignment.change', target: `assignment:${id}`, after })
  })
  return requireAssignment(orm, id)
}

type SubmissionRow = Omit<Submission, 'handedInAt' | 'late' | 'clean'> & {
  handed: string | null
  badge: string | null
} & Record<string, unknown>

/** The work of some tools carries one in each revision: that of the hand-in, or of now while there is none. */
function badgeOf(tool: ToolPath) {
  if (!TOOLS.some(({ path, hasBadge }) => path === tool && hasBadge)) return sql`null::text`
  return sql`(select r.content->>'badge' from project p join project_revision r on r.project_id = p.id
    where p.id = w.project_id and p.deleted_at is null
      and r.number = coalesce(w.handed_in_revision, p.revision))`
}

/** Everybody in the class, whether they have begun or not. */
export async function listSubmissions(orm: Orm, given: Assignment): Promise<Submission[]> {
  const { rows } = await orm.execute<SubmissionRow>(sql`
    select s.id as "studentId", s.display_name as "displayName", s.first_name as "firstName",
      s.last_name as "lastName", w.project_id as "projectId", coalesce(w.state, 'not-started') as state,
      w.handed_in_at as handed, w.mark, w.rubric_marks as "rubricMarks", coalesce(w.feedback, '') as feedback,
      (select count(*)::int from work_comment c where c.project_id = w.project_id) as comments,
      (select g.stars from game_result g where g.student_id = s.id and g.tool = ${given.tool}
        and g.level = ${given.level ?? ''}) as stars,
      ${badgeOf(given.tool)} as badge
    from classroom_member m join student s on s.id = m.student_id
    left join submission w on w.assignment_id = ${given.id} and w.student_id = s.id
    where m.classroom_id = ${given.classroomId} and m.part = 'student'
    order by s.first_name, s.last_name, s.id limit 1000`)
  return rows.map(({ handed, badge, ...row }) => {
    const handedInAt = isoMoment(handed)
    const clean = isCleanState(badge) ? badge : null
    return { ...row, handedInAt, late: isLate(given.dueAt, handedInAt), clean }
  })
}
