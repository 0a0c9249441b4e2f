/** Decides who may look at a shared project. */
import type { ShareLevel } from '@panya/domain/project/project.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Principal } from '../../platform/http/principal.ts'

export async function maySeeShared(
  database: Database,
  viewer: Principal,
  shared: { ownerId: number; share: ShareLevel },
): Promise<boolean> {
  if (shared.share === 'public') return true
  if (shared.share === 'private' || viewer.studentId === null) return false
  if (viewer.studentId === shared.ownerId || viewer.role === 'admin') return true
  return inSameClass(database, viewer.studentId, shared.ownerId)
}

/** Both belong to a class that is not archived and in which sharing is on. */
export async function inSameClass(
  { orm }: Database,
  viewerId: number,
  ownerId: number,
): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from classroom_member mine
    join classroom_member theirs using (classroom_id)
    join classroom c on c.id = classroom_id and c.sharing and c.archived_at is null
    where mine.student_id = ${viewerId} and theirs.student_id = ${ownerId} limit 1`)
  return rows.length > 0
}

export async function hasSharingClass({ orm }: Database, studentId: number): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from classroom_member join classroom c on c.id = classroom_id
    where student_id = ${studentId} and c.sharing and c.archived_at is null limit 1`)
  return rows.length > 0
}
