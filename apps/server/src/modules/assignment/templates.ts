/** Assignments kept to be given again, and paths that put assignments in an order. */
import type {
  AssignmentPath,
  AssignmentTemplate,
  TemplateWish,
} from '@panya/domain/classroom/assignment.ts'
import { type KeptCheck, readChecks } from '@panya/domain/classroom/check.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  assignment,
  assignmentPath,
  assignmentTemplate,
} from '../../platform/database/schema/classroom.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { assetsOfAssignment, noteTemplateAssets } from '../asset/starter-assets-port.ts'

export async function listTemplates(orm: Orm, user: SignedIn): Promise<AssignmentTemplate[]> {
  const { id, ownerId, wish, createdAt } = assignmentTemplate
  const rows = await orm
    .select({
      id,
      wish: sql<Omit<TemplateWish, 'checks'> & { checks: KeptCheck[] }>`${wish} - 'starter'`,
      hasStarter: sql<boolean>`coalesce(${wish}->'starter' <> 'null'::jsonb, false)`,
    })
    .from(assignmentTemplate)
    .where(eq(ownerId, user.studentId))
    .orderBy(desc(createdAt))
    .limit(200)
  return rows.map(({ wish: kept, ...row }) => ({
    ...kept,
    ...row,
    checks: readChecks(kept.checks),
  }))
}

export async function keepAsTemplate(
  orm: Orm,
  user: SignedIn,
  assignmentId: number,
): Promise<number> {
  return orm.transaction(async (tx) => {
    // raw: insert … select, of which the builder writes every column
    const { rows } = await tx.execute<{ id: number }>(sql`
    insert into assignment_template (owner_id, title, wish)
    select ${user.studentId}, a.title, jsonb_build_object('title', a.title, 'instructions', a.instructions,
      'tool', a.tool, 'level', a.level, 'resubmit', a.resubmit, 'tutorMode', a.tutor_mode,
      'maxMark', a.max_mark, 'rubric', a.rubric, 'checks', a.checks, 'solution', a.solution, 'starter', a.starter)
    from assignment a where a.id = ${assignmentId} returning id`)
    const id = rows[0]?.id ?? 0
    await noteTemplateAssets(tx, id, await assetsOfAssignment(tx, assignmentId))
    return id
  })
}

export async function dropTemplate(orm: Orm, user: SignedIn, id: number): Promise<void> {
  const { rowCount } = await orm
    .delete(assignmentTemplate)
    .where(and(eq(assignmentTemplate.id, id), eq(assignmentTemplate.ownerId, user.studentId)))
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'template-not-found')
}

export async function listPaths(orm: Orm, classId: number): Promise<AssignmentPath[]> {
  const { id, title, classroomId, createdAt } = assignmentPath
  return orm
    .select({ id, title, steps: orm.$count(assignment, eq(assignment.pathId, id)) })
    .from(assignmentPath)
    .where(eq(classroomId, classId))
    .orderBy(desc(createdAt))
    .limit(100)
}

export async function makePath(orm: Orm, classroomId: number, title: string): Promise<number> {
  const path = { classroomId, title }
  const [made] = await orm.insert(assignmentPath).values(path).returning({ id: assignmentPath.id })
  return made?.id ?? 0
}
