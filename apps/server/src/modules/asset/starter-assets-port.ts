/** What the starters of assignments and of kept assignments refer to. */
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { assignmentAsset, assignmentTemplateAsset } from '../../platform/database/schema/asset.ts'

export async function assetsOfAssignment(orm: Orm, id: number): Promise<string[]> {
  const { hash, assignmentId } = assignmentAsset
  const rows = await orm.select({ hash }).from(assignmentAsset).where(eq(assignmentId, id))
  return rows.map((row) => row.hash)
}

export async function assetsOfTemplate(orm: Orm, id: number): Promise<string[]> {
  const { hash, templateId } = assignmentTemplateAsset
  const rows = await orm.select({ hash }).from(assignmentTemplateAsset).where(eq(templateId, id))
  return rows.map((row) => row.hash)
}

export async function noteAssignmentAssets(
  tx: Orm,
  assignmentId: number,
  assets: readonly string[],
): Promise<void> {
  if (assets.length === 0) return
  await tx.insert(assignmentAsset).values(assets.map((hash) => ({ assignmentId, hash })))
}

export async function noteTemplateAssets(
  tx: Orm,
  templateId: number,
  assets: readonly string[],
): Promise<void> {
  if (assets.length === 0) return
  await tx.insert(assignmentTemplateAsset).values(assets.map((hash) => ({ templateId, hash })))
}
