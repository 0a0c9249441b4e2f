/** The small pictures of several projects at once, for those who may see them but have no session to fetch them with. */
import { inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { projectThumbnail } from '../../platform/database/schema/project.ts'

export async function thumbnailsOf(orm: Orm, ids: readonly string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map()
  const { projectId, image } = projectThumbnail
  const rows = await orm
    .select({ projectId, image })
    .from(projectThumbnail)
    .where(inArray(projectId, [...ids]))
  return new Map(rows.map((row) => [row.projectId, row.image]))
}
