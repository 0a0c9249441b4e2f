/** What a teacher gives a class to do: make, change, look how it goes. */

import {
  type Assignment,
  type AssignmentSummary,
  type AssignmentWish,
  type SubmissionState,
} from '@panya/domain/classroom/assignment.ts'
import { type KeptCheck, readChecks } from '@panya/domain/classroom/check.ts'
import { type Giving, givenAtOf } from '@panya/domain/classroom/giving.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, desc, eq, getTableColumns, gt, isNotNull, max, sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import {
  assignment,
  assignmentPath,
  assignmentTemplate,
  classroomMember,
  submission,
} from '../../platform/database/schema/classroom.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { assetsOfTemplate, noteAssignmentAssets } from '../asset/starter-assets-port.ts'
import { requireOwnClass } from '../classroom/class-access-port.ts'
import { openProject } from '../project/project-port.ts'
import { readDocument } from '../project/stored-document-port.ts'
import { AUDIENCE, changeGiving, keepAudience, requireGiving } from './audience.ts'
import { requireFittingChecks } from './check-schemas.ts'
import { isFor } from './for-learner-port.ts'
import { drawTeams } from './teams.ts'
import { makePath } from './templates.ts'

const {
  starter: STARTER,
  createdBy: _by,
  changedAt: _at,
  changes: CHANGES,
  toAll: _all,
  solution: SOLUTION,
  ...OWN_COLUMNS
} = getTableColumns(assignment)

/** An assignment as everybody may know it, with its path joined. */
export const COLUMNS = {
  ...OWN_COLUMNS,
  hasStarter: sql<boolean>`${STARTER} is not null`,
  pathTitle: assignmentPath.title,
}
/** With whom it is for and how it is solved, which only teachers are told. */
const TEACHER_COLUMNS = { ...COLUMNS, audience: AUDIENCE, solution: SOLUTION }
export const ITS_PATH = eq(assignmentPath.id, assignment.pathId)

/** What became of it; there is no row before somebody begins. */
export const WORK = {
  projectId: submission.projectId,
  state: sql<SubmissionState | 'not-started'>`coalesce(${submission.state}, 'not-started')`,
  mark: submission.mark,
  rubricMarks: submission.rubricMarks,
  feedback: sql<string>`coalesce(${submission.feedback}, '')`,
}

/** Rows of long ago are sent as those of today. */
export const asSent = <Row extends { checks: KeptCheck[] }>(row: Row) => ({
  ...isoMoments(row),
  checks: readChecks(row.checks),
})

export async function listAssignments(orm: Orm, classId: number): Promise<AssignmentSummary[]> {
  const ofThis = eq(submission.assignmentId, assignment.id)
  const inClass = eq(classroomMember.classroomId, assignment.classroomId)
  const rows = await orm
    .select({
      ...TEACHER_COLUMNS,
      handedIn: orm.$count(submission, and(ofThis, gt(submission.handIns, 0))),
      marked: orm.$count(submission, and(ofThis, isNotNull(submission.mark))),
      students: orm.$count(
        classroomMember,
        and(inClass, eq(classroomMember.part, 'student'), isFor(classroomMember.studentId)),
      ),
    })
    .from(assignment)
    .leftJoin(assignmentPath, ITS_PATH)
    .where(eq(assignment.classroomId, classId))
    .orderBy(
      sql`${assignment.archivedAt} nulls first`,
      sql`${assignment.givenAt} desc nulls first`,
      desc(assignment.id),
    )
    .limit(200)
  return rows.map(asSent)
}

export async function requireAssignment(orm: Orm, id: number): Promise<Assignment> {
  const [row] = await orm
    .select(TEACHER_COLUMNS)
    .from(assignment)
    .leftJoin(assignmentPath, ITS_PATH)
    .where(eq(assignment.id, id))
  if (!row) throw new Problem('NOT_FOUND', 'assignment-not-found')
  return asSent(row)
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

export interface NewAssignment extends Omit<AssignmentWish, 'teams' | 'checks'>, Giving {
  checks: KeptCheck[]
  /** Learners who work together; 1 for everybody alone. */
  teamSize: number
  starterProjectId: string | null
  templateId: number | null
  weight?: number
  /** The name of a path that begins with this assignment. */
  newPath: string | null
}

export async function giveAssignment(
  database: Database,
  user: SignedIn,
  actor: Actor,
  classId: number,
  { starterProjectId, templateId, teamSize, newPath, ...whole }: NewAssignment,
  now: Date,
): Promise<number> {
  const { when = 'now', audience = null, ...wish } = whole
  const dueAt = wish.dueAt === null ? null : new Date(wish.dueAt)
  const givenAt = givenAtOf(when, now)
  requireGiving({ givenAt, dueAt, audience }, now)
  const checks = readChecks(wish.checks)
  requireFittingChecks(wish.tool, checks)
  const { starter, assets } = await starterOf(database, user, {
    starterProjectId,
    templateId,
    tool: wish.tool,
  })
  return database.orm.transaction(async (tx) => {
    const pathId = await pathFor(tx, classId, { pathId: wish.pathId, newPath })
    const step = await nextStep(tx, pathId)
    const [made] = await tx
      .insert(assignment)
      .values({
        ...wish,
        checks,
        pathId,
        classroomId: classId,
        createdBy: user.studentId,
        dueAt,
        givenAt,
        toAll: audience === null,
        starter,
        step,
      })
      .returning({ id: assignment.id })
    const id = made?.id ?? 0
    await noteAssignmentAssets(tx, id, assets)
    await keepAudience(tx, { id, classroomId: classId }, audience)
    if (teamSize > 1) await drawTeams(tx, id, teamSize)
    await recordAct(tx, actor, {
      act: 'assignment.give',
      target: `assignment:${id}`,
      after: { classroom: classId, title: wish.title, givenAt, audience },
    })
    return id
  })
}

/** As the teacher gave it; null where learners begin with an empty sheet. */
export async function starterOfAssignment(orm: Orm, id: number): Promise<ProjectDocument | null> {
  const [row] = await orm.select({ starter: STARTER }).from(assignment).where(eq(assignment.id, id))
  return row?.starter ?? null
}

interface Starter {
  starter: ProjectDocument | null
  /** What it refers to. */
  assets: string[]
}

const NO_STARTER: Starter = { starter: null, assets: [] }

async function starterOf(
  database: Database,
  user: SignedIn,
  {
    starterProjectId,
    templateId,
    tool,
  }: { starterProjectId: string | null; templateId: number | null; tool: ToolPath },
): Promise<Starter> {
  if (starterProjectId !== null) {
    const project = await openProject(database, user.studentId, starterProjectId)
    if (project.summary.tool !== tool) throw new Problem('BAD_INPUT', 'starter-of-another-tool')
    const { document } = project
    return { starter: readDocument(document), assets: document.assets }
  }
  if (templateId === null) return NO_STARTER
  const { id, ownerId, wish } = assignmentTemplate
  const [template] = await database.orm
    .select({
      starter: sql<ProjectDocument | null>`${wish}->'starter'`,
      tool: sql<string>`${wish}->>'tool'`,
    })
    .from(assignmentTemplate)
    .where(and(eq(id, templateId), eq(ownerId, user.studentId)))
  if (template?.tool !== tool || !template.starter) return NO_STARTER
  return { starter: template.starter, assets: await assetsOfTemplate(database.orm, templateId) }
}

async function pathFor(
  orm: Orm,
  classId: number,
  { pathId, newPath }: Pick<NewAssignment, 'pathId' | 'newPath'>,
): Promise<number | null> {
  if (newPath !== null) return makePath(orm, classId, newPath.trim())
  if (pathId === null) return null
  // Locked, so that two teachers who give at once do not give the same step.
  const [path] = await orm
    .select({ id: assignmentPath.id })
    .from(assignmentPath)
    .where(and(eq(assignmentPath.id, pathId), eq(assignmentPath.classroomId, classId)))
    .for('update')
  if (!path) throw new Problem('BAD_INPUT', 'path-not-found')
  return pathId
}

async function nextStep(orm: Orm, pathId: number | null): Promise<number> {
  if (pathId === null) return 0
  const [last] = await orm
    .select({ step: max(assignment.step) })
    .from(assignment)
    .where(eq(assignment.pathId, pathId))
  return (last?.step ?? 0) + 1
}

export type AssignmentChange = Partial<
  Pick<
    Assignment,
    'title' | 'instructions' | 'dueAt' | 'resubmit' | 'tutorMode' | 'weight' | 'solution'
  >
> &
  Giving & { archived?: boolean }

export async function changeAssignment(
  { orm }: Database,
  actor: Actor,
  id: number,
  { dueAt, archived, when, audience, ...change }: AssignmentChange,
  now: Date,
): Promise<Assignment> {
  await orm.transaction(async (tx) => {
    await changeGiving(tx, id, { when, audience, dueAt }, now)
    await tx
      .update(assignment)
      .set({
        ...change,
        ...(dueAt === undefined ? {} : { dueAt: dueAt === null ? null : new Date(dueAt) }),
        ...(archived === undefined ? {} : { archivedAt: archived ? now : null }),
        changedAt: now,
        changes: sql`${CHANGES} + 1`,
      })
      .where(eq(assignment.id, id))
    const { solution, ...rest } = change
    // Whoever reads the log need not learn how the work is done.
    const solved = solution === undefined ? {} : { solution: Boolean(solution) }
    const after = { ...rest, ...solved, dueAt, archived, when, audience }
    await recordAct(tx, actor, { act: 'assignment.change', target: `assignment:${id}`, after })
  })
  return requireAssignment(orm, id)
}
