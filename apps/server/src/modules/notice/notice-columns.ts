/** What every kind of notice is asked for, so that all of them are one list. */
import type { Notice, NoticeKind } from '@panya/domain/notice/notice.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { submission } from '../../platform/database/schema/classroom.ts'
import { noticeRead } from '../../platform/database/schema/notice.ts'
import type { SignedIn } from '../../platform/http/principal.ts'

export type Reader = Pick<SignedIn, 'studentId' | 'role'>

/** Who asks, and since when. */
export interface Wanted {
  reader: Reader
  since: Date
}

interface Facts {
  kind: NoticeKind
  subject: SQL | PgColumn
  at: SQL | PgColumn
  count: SQL
  fresh: SQL
  title: PgColumn
  from: SQL | PgColumn
  tool: SQL | PgColumn
}

/** To the millisecond, as clients know it: what they say they have read is not new by a part of one. */
const shownMoment = (at: SQL | PgColumn) =>
  sql<Date>`date_trunc('milliseconds', ${at})`.mapWith(submission.handedInAt)

export const noticeColumns = ({ kind, subject, at, count, fresh, title, from, tool }: Facts) => ({
  kind: sql<NoticeKind>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
  subject: sql<string>`${subject}::text`.as('subject'),
  at: shownMoment(at).as('at'),
  count: sql<number>`(${count})::int`.as('count'),
  fresh: sql<number>`(${fresh})::int`.as('fresh'),
  title: sql<string>`${title}`.as('title'),
  from: sql<Notice['from']>`${from}::text`.as('from_whom'),
  tool: sql<ToolPath | null>`${tool}::text`.as('tool'),
})

/** How far the reader has read of this; to be joined from the left. */
export const readMark = ({ studentId }: Reader, kind: NoticeKind, subject: PgColumn) =>
  and(
    eq(noticeRead.studentId, studentId),
    eq(noticeRead.kind, kind),
    eq(noticeRead.subject, sql`${subject}::text`),
  )

/** After what was read. */
export const isNew = (at: PgColumn) =>
  sql`${shownMoment(at)} > coalesce(${noticeRead.readAt}, '-infinity'::timestamptz)`
