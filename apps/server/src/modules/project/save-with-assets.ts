/** Saves a document that refers to assets: it becomes the next revision with all of them, or nothing happens. */
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { project, projectRevision } from '../../platform/database/schema/project.ts'
import {
  lockOwner,
  noteProjectAssets,
  orMissing,
  requireAssets,
} from '../asset/held-assets-port.ts'
import type { Save, SavedRow } from './save-document.ts'

/** Null when the project is not at the revision the save was made on, or there is no room. */
export async function saveWithAssets(
  { orm }: Database,
  { id, ownerId, request, bytes, assets }: Save & Required<Pick<Save, 'bytes' | 'assets'>>,
  content: string,
): Promise<SavedRow | null> {
  const { base, saveId, format, version } = request
  // As the statement for all other saves says it (save-document.ts).
  const hasRoom = sql`(${bytes}::int <= ${project.bytes} or ${PROJECT_LIMITS.totalBytes}::int >=
    ${bytes}::int - ${project.bytes} + (select coalesce(sum(own.bytes), 0) from project own
      where own.owner_id = ${ownerId}))`
  const isCurrent = and(
    eq(project.id, id),
    eq(project.ownerId, ownerId),
    eq(project.revision, base),
    isNull(project.deletedAt),
  )
  return orMissing(assets, () =>
    orm.transaction(async (tx) => {
      await lockOwner(tx, ownerId)
      const [moved] = await tx
        .update(project)
        .set({ revision: base + 1, bytes, updatedAt: sql`now()` })
        .where(and(isCurrent, hasRoom))
        .returning({ number: project.revision })
      if (!moved) return null
      await requireAssets(tx, ownerId, assets)
      const { number } = moved
      const row = { projectId: id, number, format, version, bytes, assets, saveId }
      const [saved] = await tx
        .insert(projectRevision)
        .values({ ...row, content: sql`${content}::jsonb` })
        .returning({ savedAt: projectRevision.savedAt })
      await noteProjectAssets(tx, id, assets)
      return saved ? { project_id: id, number, saved_at: saved.savedAt } : null
    }),
  )
}
