/** Decides who may look at a shared project. */
import type { ShareLevel } from '@panya/domain/project/project.ts'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Orm } from '../../platform/database/database.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
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
  return isWithOthers(orm, viewerId, eq(theirs.studentId, ownerId))
}

export async function hasSharingClass({ orm }: Database, studentId: number): Promise<boolean> {
  return isWithOthers(orm, studentId)
}

const theirs = alias(classroomMember, 'theirs')

async function isWithOthers(orm: Orm, studentId: number, whom?: SQL): Promise<boolean> {
  const found = await orm
    .select({ id: classroom.id })
    .from(classroomMember)
    .innerJoin(theirs, eq(theirs.classroomId, classroomMember.classroomId))
    .innerJoin(classroom, eq(classroom.id, classroomMember.classroomId))
    .where(
      and(
        eq(classroomMember.studentId, studentId),
        classroom.sharing,
        isNull(classroom.archivedAt),
        whom,
      ),
    )
    .limit(1)
  return found.length > 0
}
