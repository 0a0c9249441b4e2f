/** Small pictures of projects: re-encoded, so that only pixels are kept. */
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { projectThumbnail } from '../../platform/database/schema/project.ts'
import { Problem } from '../../platform/http/problem.ts'
import { withPicture } from '../../platform/pictures/open-picture.ts'
import { requireOwn } from './project-port.ts'

const SIZE = { width: 480, height: 300 }
/** What a canvas can write. */
const FORMATS = ['png', 'jpeg', 'webp'] as const

export async function setThumbnail(
  { orm }: Database,
  ownerId: number,
  id: string,
  upload: unknown,
): Promise<void> {
  await requireOwn(orm, ownerId, id)
  const image = await withPicture(upload, FORMATS, (picture) =>
    picture
      .resize({ ...SIZE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer(),
  )
  if (image.byteLength > PROJECT_LIMITS.thumbnailBytes)
    throw new Problem('TOO_LARGE', 'image-too-large')
  await orm
    .insert(projectThumbnail)
    .values({ projectId: id, image })
    .onConflictDoUpdate({ target: projectThumbnail.projectId, set: { image } })
}

export async function readThumbnail({ orm }: Database, id: string): Promise<Buffer | null> {
  const [row] = await orm
    .select({ image: projectThumbnail.image })
    .from(projectThumbnail)
    .where(eq(projectThumbnail.projectId, id))
  return row?.image ?? null
}
