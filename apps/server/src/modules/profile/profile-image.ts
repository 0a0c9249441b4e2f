/** Profile pictures: whatever was uploaded becomes a plain 256 x 256 image without metadata. */
import { randomBytes } from 'node:crypto'
import { PROFILE_PICTURES } from '@panya/domain/account/profile-picture.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database } from '../../database/database.ts'
import { boundedQueue } from '../../http/bounded-queue.ts'
import { Problem } from '../../http/problem.ts'

export const IMAGE_SIDE = 256
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024
const MAX_PIXELS = 40_000_000

const run = boundedQueue({ atOnce: 1, waiting: 100 })

/** Crops to the middle square, turned the way the camera was held. */
export async function encodeProfileImage(upload: Buffer): Promise<Buffer> {
  // Only these three are looked at: other formats reach far more code than a picture needs.
  if (!isPicture(upload)) throw notAPicture()
  try {
    return await run(() =>
      sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'cover' })
        .webp({ quality: 84 })
        .toBuffer(),
    )
  } catch (error) {
    if (error instanceof Problem) throw error
    throw notAPicture()
  }
}

function isPicture(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  const webp = starts('52494646') && bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || webp
}

function notAPicture(): Problem {
  return new Problem('BAD_INPUT', 'not-a-picture', { image: 'not-a-picture' })
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
