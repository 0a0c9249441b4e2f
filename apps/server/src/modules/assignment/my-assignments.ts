/** Assignments from the learner's side: what there is to do, beginning it, handing it in. */
import { randomUUID } from 'node:crypto'
import {
  type MyAssignment,
  mayHandIn,
  type SubmissionState,
} from '@panya/domain/classroom/assignment.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import { assignment } from '../../platform/database/schema/assignment.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requireOpenTool } from '../classroom/open-tools-port.ts'
import { createProject } from '../project/project-port.ts'
import { storedDocument } from '../project/stored-document-port.ts'
import { type AssignmentRow, COLUMNS, presentAssignment } from './assignments.ts'
import { teamOf } from './marks.ts'

type Row = AssignmentRow & {
  className: string
  state: SubmissionState | 'not-started'
  projectId: string | null
  handIns: number
  handed: string | null
  givenBack: string | null
  mark: number | null
  rubricMarks: number[] | null
  feedback: string
  comments: number
  stars: number | null
  locked: boolean
  teammates: string[]
}

export interface MyWork extends MyAssignment {
  teammates: string[]
}

interface Wanted {
  id?: number
  projectId?: string
}

/** What is not archived, in classes that are not; the nearest due first. */
export async function listMyAssignments(
  orm: Orm,
  user: SignedIn,
  now: Date,
  { id, projectId }: Wanted = {},
): Promise<MyWork[]> {
  const wanted = id === undefined ? sql`true` : sql`a.id = ${id}`
  const withProject = projectId === undefined ? sql`true` : sql`w.project_id = ${projectId}`
  const { rows } = await orm.execute<Row>(sql`
    select ${COLUMNS}, c.name as "className", coalesce(w.state, 'not-started') as state,
      w.project_id as "projectId", coalesce(w.hand_ins, 0) as "handIns", w.handed_in_at as handed,
      w.given_back_at as "givenBack", w.mark, w.rubric_marks as "rubricMarks", coalesce(w.feedback, '') as feedback,
      (select count(*)::int from work_comment k where k.project_id = w.project_id and k.done_at is null
        and k.author_id is distinct from ${user.studentId}) as comments,
      (select g.stars from game_result g
        where g.student_id = ${user.studentId} and g.tool = a.tool and g.level = a.level) as stars,
      exists (select 1 from assignment b where b.path_id = a.path_id and b.step < a.step and b.archived_at is null
        and not exists (select 1 from submission d
          where d.assignment_id = b.id and d.student_id = ${user.studentId} and d.hand_ins > 0)) as locked,
      array(select t.display_name from student t where a.teams is not null and t.id <> ${user.studentId}
        and exists (select 1 from jsonb_array_elements(a.teams) team
          where team @> to_jsonb(t.id) and team @> to_jsonb(${user.studentId}::int))
        and t.id in (select student_id from classroom_member x where x.classroom_id = a.classroom_id)) as teammates
    from classroom_member m join classroom c on c.id = m.classroom_id and c.archived_at is null
    join assignment a on a.classroom_id = c.id and a.archived_at is null
    left join submission w on w.assignment_id = a.id and w.student_id = m.student_id
    where m.student_id = ${user.studentId} and m.part = 'student' and ${wanted} and ${withProject}
    order by a.due_at nulls last, a.path_id, a.step, a.created_at desc limit 100`)
  return rows.map((row) => present(row, now))
}

function present({ handed, givenBack, handIns, ...row }: Row, now: Date): MyWork {
  const shown = presentAssignment(row)
  // Who is on which team is for the team; others learn only their own.
  return {
    ...shown,
    teams: null,
    handedInAt: isoMoment(handed),
    givenBackAt: isoMoment(givenBack),
    handIn: mayHandIn(shown, { state: row.state, handIns, mark: row.mark }, now),
  }
}

/** How much has been said about one's own project; a project that is not here yet has none. */
export async function countComments(orm: Orm, user: SignedIn, projectId: string): Promise<number> {
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::int as count from work_comment c join project p on p.id = c.project_id
    where p.id = ${projectId} and p.owner_id = ${user.studentId}`)
  return rows[0]?.count ?? 0
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
  await orm.execute(sql`
    insert into submission (assignment_id, student_id, project_id) values (${id}, ${user.studentId}, ${projectId})
    on conflict (assignment_id, student_id) do update
      set project_id = coalesce(submission.project_id, excluded.project_id)`)
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
  const document = row?.starter ?? empty
  if (!document && tool.startsWith('games/')) return null
  if (!document) throw new Problem('BAD_INPUT', 'document-needed')
  const copy = randomUUID()
  // Its own origin: it can be set back to the starter, whatever becomes of the teacher's project.
  const originId = row?.starter ? copy : null
  const stored = storedDocument(document)
  const made = { id: copy, saveId: randomUUID(), tool, title, document: stored, originId }
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
    for (const member of teamOf({ teams: row?.teams ?? null }, user.studentId)) {
      await tx.execute(sql`
        insert into submission as w (assignment_id, student_id, project_id, state, hand_ins, handed_in_at, handed_in_revision)
        values (${id}, ${member}, ${mine.projectId}, 'handed-in', 1, ${now.toISOString()},
          (select revision from project where id = ${mine.projectId}))
        on conflict (assignment_id, student_id) do update set state = 'handed-in', hand_ins = w.hand_ins + 1,
          project_id = ${member === user.studentId ? sql`coalesce(w.project_id, excluded.project_id)` : sql`excluded.project_id`},
          handed_in_at = excluded.handed_in_at, handed_in_revision = excluded.handed_in_revision`)
    }
  })
  return requireMyAssignment(orm, user, now, id)
}
