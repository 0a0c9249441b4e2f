/** Profile pictures: whatever was uploaded becomes a plain 256 x 256 image without metadata. */
import { randomBytes } from 'node:crypto'
import { PROFILE_PICTURES } from '@panya/domain/account/profile-picture.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { profileImages, student } from '../../platform/database/schema/person.ts'
import { withPicture } from '../../platform/pictures/open-picture.ts'

export const IMAGE_SIDE = 256
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024
const FORMATS = ['png', 'jpeg', 'webp'] as const

/** Crops to the middle square. */
export function encodeProfileImage(upload: unknown): Promise<Buffer> {
  return withPicture(upload, FORMATS, (picture) =>
    picture.resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'cover' }).webp({ quality: 84 }).toBuffer(),
  )
}

/** The old picture goes with the new one; gives the new one's address. */
export async function saveProfileImage(
  { orm }: Database,
  studentId: number,
  bytes: Buffer,
): Promise<string> {
  const name = `${randomBytes(18).toString('base64url')}.webp`
  const address = `${PROFILE_PICTURES}${name}`
  await orm.transaction(async (tx) => {
    await tx
      .insert(profileImages)
      .values({ studentId, name, bytes })
      .onConflictDoUpdate({
        target: profileImages.studentId,
        set: { name, bytes, createdAt: sql`now()` },
      })
    await tx.update(student).set({ profileImage: address }).where(eq(student.id, studentId))
  })
  return address
}

export async function removeProfileImage({ orm }: Database, studentId: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.delete(profileImages).where(eq(profileImages.studentId, studentId))
    await tx.update(student).set({ profileImage: null }).where(eq(student.id, studentId))
  })
}

export async function findProfileImage({ orm }: Database, name: string): Promise<Buffer | null> {
  const { bytes } = profileImages
  const [found] = await orm
    .select({ bytes })
    .from(profileImages)
    .where(eq(profileImages.name, name))
  return found?.bytes ?? null
}
