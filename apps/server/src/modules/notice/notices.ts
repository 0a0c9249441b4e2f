/**
 * The inbox of one person. No notice is written anywhere: each is found in what happened, so that none is lost
 * or told twice, and nobody is told of what they may not see any more.
 */
import { RETENTION } from '@panya/domain/account/retention.ts'
import {
  type Inbox,
  NOTICE_PAGE,
  type Notice,
  type NoticeKey,
} from '@panya/domain/notice/notice.ts'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { noticeRead } from '../../platform/database/schema/notice.ts'
import { Problem } from '../../platform/http/problem.ts'
import { comments, givenBack, invitations } from './learning-notices.ts'
import type { Reader } from './notice-columns.ts'
import { answers, classesShared, handedIn } from './teaching-notices.ts'

const DAY_MS = 86_400_000

export const oldestNotice = (now: Date) => new Date(now.getTime() - RETENTION.noticeDays * DAY_MS)

function noticesOf(orm: Orm, reader: Reader, now: Date) {
  const wanted = { reader, since: oldestNotice(now) }
  return unionAll(
    handedIn(orm, wanted),
    answers(orm, wanted),
    classesShared(orm, wanted),
    givenBack(orm, wanted),
    comments(orm, wanted),
    invitations(orm, wanted),
  ).as('notice')
}

type Notices = ReturnType<typeof noticesOf>

const newestFirst = ({ at, kind, subject }: Notices) => [desc(at), kind, subject]

export async function listNotices(
  orm: Orm,
  reader: Reader,
  now: Date,
  page: number,
): Promise<Inbox> {
  const notices = noticesOf(orm, reader, now)
  const rows = await orm
    .select()
    .from(notices)
    .orderBy(...newestFirst(notices))
    .limit(NOTICE_PAGE)
    .offset(page * NOTICE_PAGE)
  const [counts] = await orm
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${notices.fresh} > 0))::int`,
    })
    .from(notices)
  return { notices: rows.map(present), total: counts?.total ?? 0, unread: counts?.unread ?? 0 }
}

export async function countUnread(orm: Orm, reader: Reader, now: Date): Promise<number> {
  const notices = noticesOf(orm, reader, now)
  const [row] = await orm
    .select({ unread: sql<number>`count(*)::int` })
    .from(notices)
    .where(gt(notices.fresh, 0))
  return row?.unread ?? 0
}

export async function unreadNotices(
  orm: Orm,
  reader: Reader,
  now: Date,
  most: number,
): Promise<Notice[]> {
  const notices = noticesOf(orm, reader, now)
  const rows = await orm
    .select()
    .from(notices)
    .where(gt(notices.fresh, 0))
    .orderBy(...newestFirst(notices))
    .limit(most)
  return rows.map(present)
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]
const rowsOf = (orm: Orm, notices: Notices) => orm.select().from(notices)

function present(row: Row): Notice {
  const { fresh, count, ...rest } = isoMoments(row)
  return { ...rest, count: fresh > 0 ? fresh : count, unread: fresh > 0 }
}

/** What came after `at` meanwhile stays new. */
export async function markRead(
  orm: Orm,
  reader: Reader,
  now: Date,
  { kind, subject, at }: NoticeKey & { at: Date },
): Promise<void> {
  const notices = noticesOf(orm, reader, now)
  const [found] = await orm
    .select({ at: notices.at })
    .from(notices)
    .where(and(eq(notices.kind, kind), eq(notices.subject, subject)))
  if (!found) throw new Problem('NOT_FOUND', 'notice-not-found')
  const readAt = at < found.at ? at : found.at
  await saveRead(orm, reader, [{ kind, subject, readAt }])
}

/** Everything up to the newest that was shown. */
export async function markAllRead(orm: Orm, reader: Reader, now: Date, until: Date): Promise<void> {
  const notices = noticesOf(orm, reader, now)
  const { kind, subject, at: readAt } = notices
  const found = await orm
    .select({ kind, subject, readAt })
    .from(notices)
    .where(and(gt(notices.fresh, 0), lte(notices.at, until)))
  if (found.length > 0) await saveRead(orm, reader, found)
}

type ReadMark = NoticeKey & { readAt: Date }

/** Never back: another tab may have read further. */
async function saveRead(orm: Orm, { studentId }: Reader, marks: ReadMark[]): Promise<void> {
  await orm
    .insert(noticeRead)
    .values(marks.map((mark) => ({ studentId, ...mark })))
    .onConflictDoUpdate({
      target: [noticeRead.studentId, noticeRead.kind, noticeRead.subject],
      set: { readAt: sql`greatest(${noticeRead.readAt}, excluded.read_at)` },
    })
}
