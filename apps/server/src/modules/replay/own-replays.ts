/** Links to what somebody made or played in a game: made, counted, listed, taken back by who made them. */
import { randomBytes } from 'node:crypto'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { cleanTitle } from '@panya/domain/project/title.ts'
import {
  type LinkAudience,
  type OwnReplay,
  type OwnReplays,
  REPLAY_LIMITS,
} from '@panya/domain/replay/replay.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { student } from '../../platform/database/schema/person.ts'
import { replay } from '../../platform/database/schema/project.ts'
import type { SignedIn } from '../../platform/http/principal.ts'
import { Problem } from '../../platform/http/problem.ts'
import { requireMayShare } from '../project/may-share-port.ts'
import { fitForDatabase, storing } from '../project/stored-document-port.ts'

const DAY_MS = 86_400_000

const OWN = {
  shareId: replay.shareId,
  tool: replay.tool,
  title: replay.title,
  audience: replay.audience,
  createdAt: replay.createdAt,
  endsAt: replay.endsAt,
}

const findOwn = (orm: Orm, ...which: SQL[]) =>
  orm
    .select(OWN)
    .from(replay)
    .where(and(...which))
    .orderBy(desc(replay.createdAt))

export async function listOwn(database: Database, user: SignedIn, now: Date): Promise<OwnReplays> {
  const refusals = [
    await refusalOf(database, user, 'class'),
    await refusalOf(database, user, 'public'),
  ]
  const audiences = (['class', 'public'] as const).filter((_, index) => refusals[index] === null)
  const rows = await findOwn(
    database.orm,
    eq(replay.ownerId, user.studentId),
    gt(replay.endsAt, now),
  )
  const refusal = audiences.length > 0 ? null : (refusals[0] as OwnReplays['refusal'])
  return { replays: rows.map(isoMoments), audiences, refusal }
}

async function refusalOf(
  database: Database,
  user: SignedIn,
  audience: LinkAudience,
): Promise<string | null> {
  try {
    await requireMayShare(database, user, audience)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

export interface NewReplay {
  tool: ToolPath
  title: string
  audience: LinkAudience
  content: unknown
}

/** The same thing for the same people is one link, however often it is asked for. */
export async function makeReplay(
  database: Database,
  user: SignedIn,
  { tool, title, audience, content }: NewReplay,
  now: Date,
): Promise<OwnReplay> {
  await requireMayShare(database, user, audience)
  const json = fitForDatabase(JSON.stringify(content ?? null))
  if (Buffer.byteLength(json) > REPLAY_LIMITS.contentBytes) {
    throw new Problem('TOO_LARGE', 'replay-too-large')
  }
  const endsAt = new Date(now.getTime() + RETENTION.gameLinkDays * DAY_MS)
  const ownerId = user.studentId
  return storing(json, (stored) =>
    database.orm.transaction(async (tx) => {
      // Locked, so that two new ones cannot both take the last place.
      await tx.select({ id: student.id }).from(student).where(eq(student.id, ownerId)).for('update')
      const [again] = await tx
        .update(replay)
        .set({ endsAt })
        .where(
          and(
            eq(replay.ownerId, ownerId),
            eq(replay.tool, tool),
            eq(replay.audience, audience),
            eq(replay.content, sql`${stored}::jsonb`),
          ),
        )
        .returning(OWN)
      if (again) return isoMoments(again)
      if ((await tx.$count(replay, eq(replay.ownerId, ownerId))) >= REPLAY_LIMITS.replays) {
        throw new Problem('TOO_LARGE', 'too-many-links')
      }
      const [made] = await tx
        .insert(replay)
        .values({
          ownerId,
          tool,
          title: cleanTitle(title, 'Untitled'),
          audience,
          shareId: randomBytes(12).toString('base64url'),
          content: sql`${stored}::jsonb`,
          createdAt: now,
          endsAt,
        })
        .returning(OWN)
      return isoMoments(made!)
    }),
  )
}

/** For everybody else's link the answer is the same as for one that never was. */
export async function takeBack({ orm }: Database, user: SignedIn, shareId: string): Promise<void> {
  const gone = await orm
    .delete(replay)
    .where(and(eq(replay.shareId, shareId), eq(replay.ownerId, user.studentId)))
    .returning({ id: replay.id })
  if (gone.length === 0) throw new Problem('NOT_FOUND', 'share-not-found')
}
