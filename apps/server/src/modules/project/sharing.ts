/** Showing a project to others: off by default, ended at once, remixed with credit. */
import { randomBytes } from 'node:crypto'
import type { ProjectSummary, SharedProject, ShareLevel } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { assignment, submission } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { project, projectReport } from '../../platform/database/schema/project.ts'
import type { Principal, SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { assetsOfAssignment } from '../asset/starter-assets-port.ts'
import { ownerStays, requireMayShare } from './may-share-port.ts'
import { createProject, findProject, requireOwn } from './project-port.ts'
import { releasedStarter } from './released-starter-port.ts'
import { type StoredDocument, storedDocument } from './stored-document-port.ts'
import { inSameClass, maySeeShared } from './who-may-see-port.ts'

export async function setSharing(
  database: Database,
  user: SignedIn,
  id: string,
  level: ShareLevel,
): Promise<ProjectSummary> {
  const own = await requireOwn(database.orm, user.studentId, id)
  if (own.deletedAt !== null) throw new Problem('CONFLICT', 'project-in-trash')
  await requireMayShare(database, user, level)
  const shareId =
    level === 'private' ? null : (own.shareId ?? randomBytes(12).toString('base64url'))
  await database.orm.update(project).set({ share: level, shareId }).where(eq(project.id, id))
  return requireOwn(database.orm, user.studentId, id)
}

async function ownerIsHere({ orm }: Database, projectId: string): Promise<boolean> {
  return (
    (await orm.$count(project, and(eq(project.id, projectId), ownerStays(project.ownerId)))) > 0
  )
}

/** Somebody who may not see it learns no more than somebody who guessed the address. */
export async function requireShared(database: Database, viewer: Principal, shareId: string) {
  const [found] = await database.orm
    .select({ id: project.id, ownerId: project.ownerId, share: project.share })
    .from(project)
    .where(
      and(eq(project.shareId, shareId), isNull(project.deletedAt), ownerStays(project.ownerId)),
    )
  if (!found || !(await maySeeShared(database, viewer, found))) {
    throw new Problem('NOT_FOUND', 'share-not-found')
  }
  return found
}

export interface OpenShared {
  fields: Omit<SharedProject, 'document'>
  document: StoredDocument
}

export async function openShared(
  database: Database,
  viewer: Principal,
  shareId: string,
): Promise<OpenShared> {
  const { id, ownerId } = await requireShared(database, viewer, shareId)
  const row = await findProject(database.orm, id)
  if (!row) throw new Problem('NOT_FOUND', 'share-not-found')
  const fields = {
    shareId,
    tool: row.tool,
    title: row.title,
    authorDisplayName: await displayName(database, ownerId),
    updatedAt: row.updatedAt.toISOString(),
    creditDisplayName: row.creditDisplayName,
  }
  return { fields, document: row.document }
}

async function displayName({ orm }: Database, id: number): Promise<string> {
  const [row] = await orm
    .select({ name: student.displayName })
    .from(student)
    .where(eq(student.id, id))
  return row?.name ?? ''
}

export async function remix(
  database: Database,
  user: SignedIn,
  shareId: string,
  made: { id: string; saveId: string },
): Promise<ProjectSummary> {
  const shared = await openShared(database, user, shareId)
  const { id: originId } = await requireShared(database, user, shareId)
  const { document } = shared
  const { tool, title, authorDisplayName } = shared.fields
  return createProject(database, user.studentId, {
    ...made,
    tool,
    title,
    document,
    originId,
    creditDisplayName: authorDisplayName,
    lent: document.assets,
  })
}

export async function reportShared(
  database: Database,
  viewer: Principal,
  shareId: string,
  reason: string,
): Promise<void> {
  const { id } = await requireShared(database, viewer, shareId)
  await database.orm
    .insert(projectReport)
    .values({ projectId: id, reporterId: viewer.studentId, reason })
}

export interface ClassProject {
  shareId: string
  tool: ToolPath
  title: string
  authorDisplayName: string
  updatedAt: string
}

/** What the classmates show, newest first. */
export async function listClassProjects(
  database: Database,
  user: SignedIn,
): Promise<ClassProject[]> {
  const rows = await database.orm
    .select({
      shareId: project.shareId,
      tool: project.tool,
      title: project.title,
      updatedAt: project.updatedAt,
      authorDisplayName: student.displayName,
    })
    .from(project)
    .innerJoin(student, eq(student.id, project.ownerId))
    .where(
      and(
        ne(project.share, 'private'),
        ne(project.ownerId, user.studentId),
        isNull(project.deletedAt),
        ownerStays(project.ownerId),
        sql`${project.ownerId} in (
          select theirs.student_id from classroom_member mine
          join classroom_member theirs using (classroom_id)
          join classroom c on c.id = classroom_id and c.sharing and c.archived_at is null
          where mine.student_id = ${user.studentId})`,
      ),
    )
    .orderBy(desc(project.updatedAt))
    .limit(100)
  return rows.map((row) => ({ ...isoMoments(row), shareId: row.shareId ?? '' }))
}

/** A remix or an assigned copy can be set back: the original, while it may still be seen. */
export async function openOrigin(
  database: Database,
  user: SignedIn,
  id: string,
): Promise<StoredDocument> {
  const own = await requireOwn(database.orm, user.studentId, id)
  if (own.originId === id) return starterOf(database, id)
  const origin = own.originId === null ? null : await findProject(database.orm, own.originId)
  if (!origin || !(await ownerIsHere(database, origin.id))) {
    throw new Problem('NOT_FOUND', 'origin-gone')
  }
  const mine = origin.ownerId === user.studentId
  const visible =
    origin.deletedAt === null &&
    (origin.share === 'public' ||
      (origin.share === 'class' && (await inSameClass(database, user.studentId, origin.ownerId))))
  if (!mine && !visible) throw new Problem('NOT_FOUND', 'origin-gone')
  return origin.document
}

/** What a project begun for an assignment began with. */
async function starterOf({ orm }: Database, projectId: string): Promise<StoredDocument> {
  const [row] = await orm
    .select({ id: assignment.id, starter: assignment.starter })
    .from(submission)
    .innerJoin(assignment, eq(assignment.id, submission.assignmentId))
    .where(eq(submission.projectId, projectId))
  if (!row?.starter) throw new Problem('NOT_FOUND', 'origin-gone')
  const starter = storedDocument(releasedStarter(row.starter))
  return { ...starter, assets: await assetsOfAssignment(orm, row.id) }
}
