/** A learner's work as their teacher sees it, and the comments the two exchange about it. */

import type { WorkComment, WorkItem } from '@panya/domain/classroom/work.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { workComment } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project } from '../../platform/database/schema/project.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { teaches } from '../classroom/class-access-port.ts'
import { findProject, requireCurrentAsset } from '../project/project-port.ts'
import type { StoredDocument } from '../project/stored-document-port.ts'

const MOST_COMMENTS = 500

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

/** The owner and whoever teaches them; a project in the trash is nobody's to look at. */
async function requireVisible(orm: Orm, user: SignedIn, id: string) {
  const [found] = await orm
    .select({
      ownerId: project.ownerId,
      revision: project.revision,
      tool: project.tool,
      title: project.title,
      updated: project.updatedAt,
      displayName: student.displayName,
      firstName: student.firstName,
      lastName: student.lastName,
    })
    .from(project)
    .innerJoin(student, eq(student.id, project.ownerId))
    .where(and(eq(project.id, id), isNull(project.deletedAt)))
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
    updatedAt: updated.toISOString(),
    author: { id: ownerId, displayName, firstName, lastName },
  }
  return { fields, document: current?.document ?? null }
}

/** What lies beside the document they look at. */
export async function requireWorkAsset(
  orm: Orm,
  user: SignedIn,
  id: string,
  hash: string,
): Promise<void> {
  await requireVisible(orm, user, id)
  await requireCurrentAsset(orm, id, hash)
}

/** Everything a learner has begun, newest first: drafts too. */
export async function listWorkOf(orm: Orm, user: SignedIn, studentId: number): Promise<WorkItem[]> {
  if (!(await teaches(orm, user, studentId))) throw new Problem('NOT_FOUND', 'student-not-found')
  const { id, tool, title, updatedAt } = project
  const rows = await orm
    .select({ id, tool, title, updatedAt })
    .from(project)
    .where(and(eq(project.ownerId, studentId), isNull(project.deletedAt)))
    .orderBy(desc(updatedAt))
    .limit(50)
  return rows.map(isoMoments)
}

export async function listComments(
  orm: Orm,
  user: SignedIn,
  projectId: string,
): Promise<WorkComment[]> {
  const { ownerId } = await requireVisible(orm, user, projectId)
  const { id, authorId, place, text, createdAt, doneAt } = workComment
  const rows = await orm
    .select({ id, author: student.displayName, authorId, place, text, createdAt, doneAt })
    .from(workComment)
    .leftJoin(student, eq(student.id, authorId))
    .where(eq(workComment.projectId, projectId))
    .orderBy(id)
    .limit(MOST_COMMENTS)
  return rows.map(isoMoments).map(({ authorId: by, ...row }) => ({
    ...row,
    author: row.author ?? '',
    mine: by === user.studentId,
    fromTeacher: by !== ownerId,
  }))
}

export async function addComment(
  orm: Orm,
  user: SignedIn,
  projectId: string,
  { place, text }: { place: string | null; text: string },
): Promise<void> {
  await requireVisible(orm, user, projectId)
  // raw: insert … select, of which the builder writes every column
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
  const { rowCount } = await orm
    .update(workComment)
    .set({ doneAt: done ? sql`now()` : null })
    .where(and(eq(workComment.id, id), eq(workComment.projectId, projectId)))
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'comment-not-found')
}
