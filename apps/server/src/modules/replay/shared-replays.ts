/** What others get by a link of a game, as sharing allows it. */
import type { SharedReplay } from '@panya/domain/replay/replay.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { student } from '../../platform/database/schema/person.ts'
import { projectReport, replay } from '../../platform/database/schema/project.ts'
import type { Principal } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ownerStays } from '../project/may-share-port.ts'
import { maySeeShared } from '../project/who-may-see-port.ts'

/** Somebody who may not see it learns no more than somebody who guessed the address. */
async function requireShared(database: Database, viewer: Principal, shareId: string, now: Date) {
  const [found] = await database.orm
    .select({ id: replay.id, ownerId: replay.ownerId, share: replay.audience })
    .from(replay)
    .where(and(eq(replay.shareId, shareId), gt(replay.endsAt, now), ownerStays(replay.ownerId)))
  if (!found || !(await maySeeShared(database, viewer, found))) {
    throw new Problem('NOT_FOUND', 'share-not-found')
  }
  return found
}

export interface OpenReplay {
  fields: Omit<SharedReplay, 'content'>
  /** JSON that nobody here reads. */
  content: string
}

export async function openReplay(
  database: Database,
  viewer: Principal,
  shareId: string,
  now: Date,
): Promise<OpenReplay> {
  const { id } = await requireShared(database, viewer, shareId, now)
  const [row] = await database.orm
    .select({
      tool: replay.tool,
      authorDisplayName: student.displayName,
      content: sql<string>`${replay.content}::text`,
    })
    .from(replay)
    .innerJoin(student, eq(student.id, replay.ownerId))
    .where(eq(replay.id, id))
  if (!row) throw new Problem('NOT_FOUND', 'share-not-found')
  const { content, ...fields } = row
  return { fields: { shareId, ...fields }, content }
}

export async function reportReplay(
  database: Database,
  viewer: Principal,
  shareId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const { id } = await requireShared(database, viewer, shareId, now)
  await database.orm
    .insert(projectReport)
    .values({ replayId: id, reporterId: viewer.studentId, reason })
}
