/** A learner's work as their teacher sees it, and the words the two exchange about it. */

import type { WorkComment, WorkItem } from '@panya/domain/classroom/work.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoment } from '../../platform/database/moment.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { teaches } from '../classroom/class-access-port.ts'
import { findProject } from '../project/project-port.ts'
import type { StoredDocument } from '../project/stored-document-port.ts'

export interface OpenWork {
  fields: WorkFields
  /** Null when the revision the teacher has is the current one. */
  document: StoredDocument | null
}

interface WorkFields {
  id: string
  tool: ToolPath
  title: string
  revision: number
  updatedAt: string
  author: { id: number; displayName: string; firstName: string; lastName: string }
}

interface Owned extends Record<string, unknown> {
  ownerId: number
  revision: number
  tool: ToolPath
  title: string
  updated: string
  displayName: string
  firstName: string
  lastName: string
}

/** The owner and whoever teaches them; a project in the trash is nobody's to look at. */
async function requireVisible(orm: Orm, user: SignedIn, id: string): Promise<Owned> {
  const { rows } = await orm.execute<Owned>(sql`
    select p.owner_id as "ownerId", p.revision, p.tool, p.title, p.updated_at as updated,
      s.display_name as "displayName", s.first_name as "firstName", s.last_name as "lastName"
    from project p join student s on s.id = p.owner_id where p.id = ${id} and p.deleted_at is null`)
  const found = rows[0]
  const visible =
    found && (found.ownerId === user.studentId || (await teaches(orm, user, found.ownerId)))
  if (!visible) throw new Problem('NOT_FOUND', 'project-not-found')
  return found
}

/** Asked every few seconds while a teacher looks on: the document only travels when it has changed. */
export async function lookAtWork(
  { orm }: Database,
  user: SignedIn,
  id: string,
  known: number,
): Promise<OpenWork> {
  const { ownerId, displayName, firstName, lastName, updated, ...row } = await requireVisible(
    orm,
    user,
    id,
  )
  const current = row.revision === known ? null : await findProject(orm, id)
  const fields = {
    id,
    ...row,
    updatedAt: isoMoment(updated),
    author: { id: ownerId, displayName, firstName, lastName },
  }
  return { fields, document: current?.document ?? null }
}

/** Everything a learner has begun, newest first: drafts too. */
export async function listWorkOf(orm: Orm, user: SignedIn, studentId: number): Promise<WorkItem[]> {
  if (!(await teaches(orm, user, studentId))) throw new Problem('NOT_FOUND', 'student-not-found')
  const { rows } = await orm.execute<
    Omit<WorkItem, 'updatedAt'> & { updated: string } & Record<string, unknown>
  >(sql`
    select id, tool, title, updated_at as updated from project
    where owner_id = ${studentId} and deleted_at is null order by updated_at desc limit 50`)
  return rows.map(({ updated, ...row }) => ({ ...row, updatedAt: isoMoment(updated) }))
}

export async function listComments(
  orm: Orm,
  user: SignedIn,
  projectId: string,
): Promise<WorkComment[]> {
  const { ownerId } = await requireVisible(orm, user, projectId)
  const { rows } = await orm.execute<{
    id: number
    author: string | null
    authorId: number | null
    place: string | null
    text: string
    created: string
    done: string | null
  }>(sql`
    select c.id, s.display_name as author, c.author_id as "authorId", c.place, c.text,
      c.created_at as created, c.done_at as done
    from work_comment c left join student s on s.id = c.author_id
    where c.project_id = ${projectId} order by c.id limit 500`)
  return rows.map(({ authorId, author, created, done, ...row }) => ({
    ...row,
    author: author ?? '',
    mine: authorId === user.studentId,
    fromTeacher: authorId !== ownerId,
    createdAt: isoMoment(created),
    doneAt: isoMoment(done),
  }))
}

const MOST_COMMENTS = 500

export async function addComment(
  orm: Orm,
  user: SignedIn,
  projectId: string,
  { place, text }: { place: string | null; text: string },
): Promise<void> {
  await requireVisible(orm, user, projectId)
  const { rowCount } = await orm.execute(sql`
    insert into work_comment (project_id, author_id, place, text)
    select ${projectId}, ${user.studentId}, ${place}, ${text}
    where (select count(*) from work_comment where project_id = ${projectId}) < ${MOST_COMMENTS}`)
  if (rowCount === 0) throw new Problem('TOO_LARGE', 'too-many-comments')
}

/** Done, or open again: both may say so. */
export async function tickComment(
  orm: Orm,
  user: SignedIn,
  projectId: string,
  { id, done }: { id: number; done: boolean },
): Promise<void> {
  await requireVisible(orm, user, projectId)
  const { rowCount } = await orm.execute(sql`
    update work_comment set done_at = ${done ? sql`now()` : sql`null`}
    where id = ${id} and project_id = ${projectId}`)
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'comment-not-found')
}
