/** Assignments kept to be given again, and paths that put assignments in an order. */
import type {
  AssignmentPath,
  AssignmentTemplate,
  TemplateWish,
} from '@panya/domain/classroom/assignment.ts'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'

export async function listTemplates(orm: Orm, user: SignedIn): Promise<AssignmentTemplate[]> {
  const { rows } = await orm.execute<{ id: number; wish: TemplateWish; starter: boolean }>(sql`
    select id, wish - 'starter' as wish, coalesce(wish->'starter' <> 'null'::jsonb, false) as starter
    from assignment_template where owner_id = ${user.studentId} order by created_at desc limit 200`)
  return rows.map(({ id, wish, starter }) => ({ ...wish, id, hasStarter: starter }))
}

export async function keepAsTemplate(
  orm: Orm,
  user: SignedIn,
  assignmentId: number,
): Promise<number> {
  const { rows } = await orm.execute<{ id: number }>(sql`
    insert into assignment_template (owner_id, title, wish)
    select ${user.studentId}, a.title, jsonb_build_object('title', a.title, 'instructions', a.instructions,
      'tool', a.tool, 'level', a.level, 'resubmit', a.resubmit, 'tutorMode', a.tutor_mode,
      'maxMark', a.max_mark, 'rubric', a.rubric, 'checks', a.checks, 'starter', a.starter)
    from assignment a where a.id = ${assignmentId} returning id`)
  return rows[0]?.id ?? 0
}

export async function dropTemplate(orm: Orm, user: SignedIn, id: number): Promise<void> {
  const { rowCount } = await orm.execute(sql`
    delete from assignment_template where id = ${id} and owner_id = ${user.studentId}`)
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'template-not-found')
}

export async function listPaths(orm: Orm, classId: number): Promise<AssignmentPath[]> {
  const { rows } = await orm.execute<AssignmentPath & Record<string, unknown>>(sql`
    select p.id, p.title, (select count(*)::int from assignment a where a.path_id = p.id) as steps
    from assignment_path p where p.classroom_id = ${classId} order by p.created_at desc limit 100`)
  return rows
}

export async function makePath(orm: Orm, classId: number, title: string): Promise<number> {
  const { rows } = await orm.execute<{ id: number }>(sql`
    insert into assignment_path (classroom_id, title) values (${classId}, ${title}) returning id`)
  return rows[0]?.id ?? 0
}
