/** What is kept about notices: which were read, who wants them by mail, and whose calendar asks for due dates. */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { NOTICE_KINDS } from '@panya/domain/notice/notice.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { ofStudent } from './person.ts'

const kinds = sql.raw(NOTICE_KINDS.map((kind) => `'${kind}'`).join(', '))
const locales = sql.raw(LOCALES.map((locale) => `'${locale}'`).join(', '))

/** Notices themselves are found in what happened; only how far somebody has read is kept. */
export const noticeRead = pgTable(
  'notice_read',
  {
    studentId: ofStudent(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** The assignment, project or class it is about. */
    subject: text().notNull(),
    /** What happened until then was read; what came after it is new again. */
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.kind, table.subject] }),
    index('notice_read_old').on(table.readAt),
    check('notice_read_kind_known', sql`${table.kind} in (${kinds})`),
  ],
)

/** Whoever wants one mail a day with what is unread; nobody without a row. */
export const noticeMail = pgTable(
  'notice_mail',
  {
    studentId: ofStudent().primaryKey(),
    /** Of the secret in the link that ends these mails. */
    tokenHash: text('token_hash').notNull(),
    /** Of the page it was chosen on, for whoever has chosen no language. */
    locale: text({ enum: LOCALES }).notNull(),
    chosenAt: moment('chosen_at').notNull(),
    /** The day in Bangkok on which a node took it up last: no second one does on that day. */
    mailedOn: date('mailed_on'),
    /** The newest notice a mail has told of: without a newer one there is nothing to write. */
    mailedUntil: moment('mailed_until'),
  },
  (table) => [
    uniqueIndex('notice_mail_token_key').on(table.tokenHash),
    check('notice_mail_locale_known', sql`${table.locale} in (${locales})`),
  ],
)

/** A secret address under which a calendar finds somebody's due dates. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    studentId: ofStudent().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feed_token_key').on(table.tokenHash)],
)
