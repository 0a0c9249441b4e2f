/** Profile pictures: whatever was uploaded becomes a plain 256 x 256 image without metadata. */
import { randomBytes } from 'node:crypto'
import { PROFILE_PICTURES } from '@panya/domain/account/profile-picture.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
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
    await tx.execute(sql`
      insert into profile_images (student_id, name, bytes) values (${studentId}, ${name}, ${bytes})
      on conflict (student_id) do update
        set name = excluded.name, bytes = excluded.bytes, created_at = now()`)
    await tx.execute(sql`update student set profile_image = ${address} where id = ${studentId}`)
  })
  return address
}

export async function removeProfileImage({ orm }: Database, studentId: number): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.execute(sql`delete from profile_images where student_id = ${studentId}`)
    await tx.execute(sql`update student set profile_image = null where id = ${studentId}`)
  })
}

export async function findProfileImage({ pool }: Database, name: string): Promise<Buffer | null> {
  const text = 'select bytes from profile_images where name = $1'
  const { rows } = await pool.query<{ bytes: Buffer }>(text, [name])
  return rows[0]?.bytes ?? null
}
