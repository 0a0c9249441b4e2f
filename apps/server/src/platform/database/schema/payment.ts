/**
 * Purchases and the money for them. What was paid stays on record by law, as numbers without a name, when somebody's
 * account is deleted: no foreign key leads to people.
 */
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { PLAN_NAMES } from '@panya/domain/money/plan.ts'
import type { OrderEvent } from '@panya/domain/order/order.ts'
import { PAYMENT_MAILS } from '@panya/domain/order/payment-mail.ts'
import type { LedgerEvent } from '@panya/domain/payment-ledger/entry.ts'
import type { PaidSubscription } from '@panya/domain/subscription-life/subscription.ts'
import type { PaperParty, TaxPaper } from '@panya/domain/tax-paper/paper.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { classroom } from './classroom.ts'
import { moment } from './columns.ts'
import { complimentarySubscriptions, subscriptionPlans } from './money.ts'
import { ofStudent } from './person.ts'

const CURRENCY = { enum: ['THB', 'USD'] } as const

/** What somebody wants to buy, for which price, until when. */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it is called in a bank's message. */
    reference: text().notNull(),
    /** For whom; null for a school's seats. */
    userId: integer('user_id'),
    seats: integer(),
    schoolName: text('school_name'),
    /** What the school's own purchase order is called. */
    poNumber: text('po_number'),
    /** Sent twice by a tired admin, it is one order. */
    requestKey: text('request_key'),
    payer: text({ enum: ['self', 'guardian'] }).notNull(),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    cycle: text({ enum: ['monthly', 'yearly', 'term'] }).notNull(),
    /** Beside what was there when it was priced. */
    change: text({ enum: ['new', 'renewal', 'up'] }).notNull(),
    /** Nobody ordered it: the subscription asks for its next period. */
    asked: boolean().notNull().default(false),
    /** Nothing where credit pays all of it. */
    amountMinor: integer('amount_minor').notNull(),
    creditMinor: integer('credit_minor').notNull().default(0),
    currency: text(CURRENCY).notNull(),
    /** Hundredths of a percent that are within the price. */
    taxRate: integer('tax_rate').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Of the secret in the link a child gives to a guardian. */
    linkHash: text('link_hash'),
    /** Where it stood when something was last told of it; that its time is over nobody tells. */
    status: text({
      enum: [
        'quoted',
        'open',
        'paid',
        'granted',
        'partly-refunded',
        'refunded',
        'review',
        'cancelled',
        'expired',
      ],
    }).notNull(),
    /** Money is here that pays nothing, or that was not given anything for. */
    needsLook: boolean('needs_look').notNull().default(false),
    /** The days that were given for it. */
    periodFrom: date('period_from'),
    periodUntil: date('period_until'),
  },
  (table) => [
    uniqueIndex('purchase_order_reference').on(table.reference),
    uniqueIndex('purchase_order_request').on(table.requestKey),
    uniqueIndex('purchase_order_link').on(table.linkHash),
    index('purchase_order_user').on(table.userId, table.id),
    index('purchase_order_status').on(table.status, table.id),
    index('purchase_order_look').on(table.id).where(sql`${table.needsLook}`),
    check(
      'purchase_order_costs',
      sql`${table.amountMinor} >= 0 and ${table.creditMinor} >= 0 and ${table.amountMinor} + ${table.creditMinor} > 0`,
    ),
    check(
      'purchase_order_for_somebody',
      sql`(${table.userId} is null) = (${table.seats} is not null) and coalesce(${table.seats}, 1) > 0`,
    ),
    check('purchase_order_tax', sql`${table.taxRate} between 0 and 10000`),
  ],
)

const ofOrder = () =>
  integer('order_id')
    .notNull()
    .references(() => purchaseOrder.id)

/** Who pays, as they said it themselves; a guardian's consent to pay is this row. */
export const orderPayer = pgTable(
  'order_payer',
  {
    orderId: ofOrder().primaryKey(),
    /** Of a guardian. */
    name: text(),
    /** Where a guardian wants the paper sent, and in which language. */
    email: text(),
    locale: text({ enum: LOCALES }),
    agreedAt: moment('agreed_at').notNull(),
    /** For a tax invoice. */
    buyer: jsonb().$type<PaperParty>(),
    /** Of the guardian's own secret: the child does not know it. */
    linkHash: text('link_hash'),
    /** Of the same in mails. */
    mailLinkHash: text('mail_link_hash'),
  },
  (table) => [
    uniqueIndex('order_payer_link').on(table.linkHash),
    uniqueIndex('order_payer_mail_link').on(table.mailLinkHash),
  ],
)

/** Every page of a provider at which an order could be paid. */
export const checkout = pgTable(
  'checkout',
  {
    orderId: ofOrder(),
    attempt: integer().notNull(),
    provider: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** So long the same beginning may be asked for again, when it was not answered. */
    againUntil: moment('again_until').notNull(),
    /** What the provider calls it; null until it has answered. */
    providerId: text('provider_id'),
    lookedAt: moment('looked_at'),
    /** Nobody can pay there any more, and what was paid is in the book. */
    ended: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.attempt] }),
    uniqueIndex('checkout_provider').on(table.provider, table.providerId),
    index('checkout_open').on(table.expiresAt).where(sql`not ${table.ended}`),
  ],
)

/** Money that an admin wants a provider to send back, before it is known to have gone. */
export const refundWish = pgTable(
  'refund_wish',
  {
    key: text().primaryKey(),
    orderId: ofOrder(),
    paymentId: text('payment_id').notNull(),
    provider: text().notNull(),
    minor: bigint({ mode: 'number' }).notNull(),
    /** Stands on a credit note. */
    reason: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** `asked`: nobody knows whether the provider has heard of it; `sent`: it has; `returned`: it came back to us. */
    state: text({ enum: ['asked', 'sent', 'done', 'failed', 'returned'] }).notNull(),
  },
  (table) => [
    index('refund_wish_order').on(table.orderId, table.askedAt),
    index('refund_wish_asked').on(table.askedAt).where(sql`${table.state} = 'asked'`),
    check('refund_wish_of_money', sql`${table.minor} > 0`),
  ],
)

/** Everything that was told of an order, each thing once. */
export const orderEvent = pgTable(
  'order_event',
  {
    orderId: ofOrder(),
    key: text().notNull(),
    event: jsonb().$type<OrderEvent>().notNull(),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.key] })],
)

/** Lines of bank statements that belong to an order: a line belongs to one, however often it is brought. */
export const bankLine = pgTable(
  'bank_line',
  {
    /** A hash of what makes the line this one. */
    id: text().primaryKey(),
    orderId: ofOrder(),
    paymentId: text('payment_id').notNull(),
    day: date().notNull(),
    time: text(),
    minor: bigint({ mode: 'number' }).notNull(),
    text: text().notNull(),
  },
  (table) => [
    uniqueIndex('bank_line_payment').on(table.paymentId),
    index('bank_line_order').on(table.orderId),
  ],
)

/** The book of money, append-only: each event once. */
export const moneyEntry = pgTable(
  'money_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Kind and id of the event. */
    key: text().notNull(),
    orderId: ofOrder(),
    event: jsonb().$type<LedgerEvent>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('money_entry_key').on(table.key),
    index('money_entry_order').on(table.orderId),
    index('money_entry_at').on(table.at),
  ],
)

/** Where the money of an entry comes from and goes to: together nothing. */
export const moneyPosting = pgTable(
  'money_posting',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => moneyEntry.id),
    account: text().notNull(),
    currency: text(CURRENCY).notNull(),
    minor: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.account, table.currency] }),
    index('money_posting_account').on(table.account, table.currency),
    check('money_posting_not_nothing', sql`${table.minor} <> 0`),
  ],
)

/** The last paper of each kind and branch; locked while the next one is written. */
export const paperSeries = pgTable(
  'paper_series',
  {
    kind: text({ enum: ['tax-invoice', 'receipt', 'credit-note'] }).notNull(),
    branch: text().notNull(),
    lastNumber: text('last_number'),
    lastDay: date('last_day'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.branch] })],
)

/** Papers as they were given out: never changed, never deleted. */
export const taxPaper = pgTable(
  'tax_paper',
  {
    number: text().primaryKey(),
    kind: text({ enum: ['tax-invoice', 'receipt', 'credit-note'] }).notNull(),
    day: date().notNull(),
    orderId: ofOrder(),
    paper: jsonb().$type<TaxPaper>().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    index('tax_paper_order').on(table.orderId),
    index('tax_paper_day').on(table.day, table.number),
  ],
)

/** What somebody has paid for, and until when. */
export const paidSubscription = pgTable(
  'paid_subscription',
  {
    userId: ofStudent('user_id').primaryKey(),
    life: jsonb().$type<PaidSubscription>().notNull(),
    /** The last day that is paid. */
    until: date().notNull(),
    /** The plan it has given last. */
    planName: text('plan_name', { enum: PLAN_NAMES }).notNull(),
    /** The next day on which that is another one, or none. */
    turnOn: date('turn_on'),
    /** The next day on which there may be something to ask or to tell. */
    askOn: date('ask_on'),
    /** What was asked and told, each by the first day that is not paid. */
    askedFor: date('asked_for'),
    endToldFor: date('end_told_for'),
  },
  (table) => [
    index('paid_subscription_turn').on(table.turnOn).where(sql`${table.turnOn} is not null`),
    index('paid_subscription_ask').on(table.askOn).where(sql`${table.askOn} is not null`),
  ],
)

/** Who has a seat of a school, by a complimentary subscription that counts only meanwhile. */
export const schoolSeat = pgTable(
  'school_seat',
  {
    orderId: ofOrder(),
    userId: ofStudent('user_id'),
    /** By which class they have it. */
    classroomId: integer('classroom_id').references(() => classroom.id, { onDelete: 'set null' }),
    grantId: integer('grant_id')
      .notNull()
      .references(() => complimentarySubscriptions.id, { onDelete: 'cascade' }),
    givenAt: moment('given_at').notNull(),
    takenAt: moment('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.userId] }),
    index('school_seat_user').on(table.userId),
    index('school_seat_class').on(table.classroomId),
    index('school_seat_grant').on(table.grantId),
  ],
)

/** Mails about money, written down together with what they tell of and sent afterwards: each once at most. */
export const paymentMail = pgTable(
  'payment_mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it tells of: told twice, it is one mail. */
    key: text().notNull(),
    kind: text({ enum: PAYMENT_MAILS }).notNull(),
    userId: ofStudent('user_id'),
    orderId: integer('order_id').references(() => purchaseOrder.id, { onDelete: 'cascade' }),
    /** Of which the mail speaks, such as the next try. */
    day: date(),
    at: moment('at').notNull(),
    takenAt: moment('taken_at'),
  },
  (table) => [
    uniqueIndex('payment_mail_key').on(table.key),
    index('payment_mail_waiting').on(table.id).where(sql`${table.takenAt} is null`),
    index('payment_mail_user').on(table.userId),
    index('payment_mail_order').on(table.orderId),
  ],
)
