/** What an owner does with a project they have: rename, throw away, bring back. */
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { cleanTitle } from '@panya/domain/project/title.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { project } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requireOwn } from './project-port.ts'

export async function renameProject(
  { orm }: Database,
  ownerId: number,
  id: string,
  title: string,
): Promise<ProjectSummary> {
  await orm
    .update(project)
    .set({ title: cleanTitle(title, 'Untitled') })
    .where(and(eq(project.id, id), eq(project.ownerId, ownerId)))
  return requireOwn(orm, ownerId, id)
}

export async function trashProject({ orm }: Database, ownerId: number, id: string, now: Date) {
  await orm
    .update(project)
    .set({ deletedAt: now, share: 'private', shareId: null })
    .where(and(eq(project.id, id), eq(project.ownerId, ownerId), isNull(project.deletedAt)))
  return requireOwn(orm, ownerId, id)
}

export async function restoreProject({ orm }: Database, ownerId: number, id: string) {
  return orm.transaction(async (tx) => {
    const summary = await requireOwn(tx, ownerId, id)
    if (summary.deletedAt === null) return summary
    await tx.update(project).set({ deletedAt: null }).where(eq(project.id, id))
    return requireOwn(tx, ownerId, id)
  })
}

/** Only from the trash: nothing is deleted for good by one click. */
export async function deleteForGood({ orm }: Database, ownerId: number, id: string): Promise<void> {
  const summary = await requireOwn(orm, ownerId, id)
  if (summary.deletedAt === null) throw new Problem('CONFLICT', 'project-not-in-trash')
  await orm.delete(project).where(eq(project.id, id))
}
