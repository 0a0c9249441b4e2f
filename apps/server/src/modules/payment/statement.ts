/** A bank's statement: looked at first, then told line by line; brought again, it changes nothing. */
import {
  type LineMatch,
  matchLines,
  type OpenOrder,
  referencesIn,
} from '@panya/domain/bank-statement/match-lines.ts'
import { readStatement, type Statement } from '@panya/domain/bank-statement/read-statement.ts'
import type {
  StatementChoice,
  StatementOrder,
  StatementReport,
  StatementVerdict,
} from '@panya/domain/bank-statement/statement-report.ts'
import { isReference } from '@panya/domain/order/reference.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-act.ts'
import { readCsv } from '../../platform/csv/csv.ts'
import type { Orm } from '../../platform/database/database.ts'
import { purchaseOrder } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lineId, linesThere, payByLine } from './bank-payment.ts'
import type { PaymentParts } from './change-order.ts'
import { statusNow } from './present-order.ts'

const LINES_MAX = 5000

export async function checkStatement(
  { database, now }: PaymentParts,
  text: string,
): Promise<StatementReport> {
  const statement = readText(text, now())
  const { outgoing, wrong } = statement
  return { lines: await judge(database.orm, statement, now()), outgoing, wrong }
}

/** What is certain, and what a person decided about the rest. Stopped in its middle, the same again goes on. */
export async function bringStatement(
  parts: PaymentParts,
  actor: Actor,
  { text, choices }: { text: string; choices: readonly StatementChoice[] },
): Promise<StatementReport> {
  const statement = readText(text, parts.now())
  const verdicts = await judge(parts.database.orm, statement, parts.now())
  const chosen = requireChoices(verdicts, choices)
  for (const [index, { kind, line, orders }] of verdicts.entries()) {
    const orderId = kind === 'pays' ? orders[0]?.id : chosen.get(line)
    if (orderId !== undefined) await payByLine(parts, actor, orderId, statement.lines[index]!)
  }
  const { outgoing, wrong } = statement
  return { lines: await judge(parts.database.orm, statement, parts.now()), outgoing, wrong }
}

function readText(text: string, now: Date): Statement {
  // Read as letters it is not written in: the same line, read well another day, would be other money.
  if (text.includes('\ufffd')) throw new Problem('BAD_INPUT', 'bad-input', { text: 'not-decoded' })
  const statement = readStatement(readCsv(text, 'too-many-lines'), bangkokDay(now))
  if (statement.kind === 'refused')
    throw new Problem('BAD_INPUT', 'bad-input', { text: statement.problem })
  if (statement.lines.length > LINES_MAX) throw new Problem('TOO_LARGE', 'too-many-lines')
  return statement
}

/** A person decides among what the line left open, not against what it says. */
function requireChoices(
  verdicts: readonly StatementVerdict[],
  choices: readonly StatementChoice[],
): Map<number, number> {
  for (const { line, orderId } of choices) {
    const verdict = verdicts.find((one) => one.line === line)
    const may = verdict?.kind === 'there' || verdict?.orders.some(({ id }) => id === orderId)
    if (!may) throw new Problem('BAD_INPUT', 'bad-input', { [`choices.${line}`]: 'not-open' })
  }
  return new Map(choices.map(({ line, orderId }) => [line, orderId]))
}

async function judge(orm: Orm, { lines }: Statement, now: Date): Promise<StatementVerdict[]> {
  const there = await linesThere(orm, lines)
  const orders = await ordersFor(orm, lines, [...there.values()], now)
  const matches = matchLines(lines, [...orders.values()].map(asOpen))
  return matches.map((match) => {
    const { line, day, time, minor, text } = match.line
    const known = there.get(lineId(match.line))
    const facts = { line, day, time, minor, text }
    if (known !== undefined)
      return { ...facts, kind: 'there', why: null, orders: pick(orders, [known]) }
    return { ...facts, ...verdictOf(match, orders) }
  })
}

type Orders = ReadonlyMap<number, StatementOrder>

function verdictOf(match: LineMatch, orders: Orders) {
  if (match.kind === 'none') return { kind: 'none', why: null, orders: [] } as const
  if (match.kind === 'exact')
    return { kind: 'pays', why: null, orders: pick(orders, [Number(match.orderId)]) } as const
  const found = pick(orders, match.orderIds.map(Number))
  // Who paid as much before does not wait for money.
  const { why } = match
  const open = why === 'amount-only' ? found.filter(({ status }) => status === 'open') : found
  if (open.length === 0) return { kind: 'none', why: null, orders: [] } as const
  return { kind: 'unsure', why, orders: open } as const
}

const pick = (orders: Orders, ids: readonly number[]) => ids.flatMap((id) => orders.get(id) ?? [])

const asOpen = ({ id, reference, amountMinor }: StatementOrder): OpenOrder => ({
  id: String(id),
  reference,
  amount: { minor: amountMinor, currency: 'THB' },
})

/** Every order a line names, and those that wait for as much as a line brings. */
async function ordersFor(
  orm: Orm,
  lines: Statement['lines'],
  known: number[],
  now: Date,
): Promise<Map<number, StatementOrder>> {
  if (lines.length === 0) return new Map()
  const named = [...new Set(lines.flatMap(({ text }) => referencesIn(text).filter(isReference)))]
  const amounts = [...new Set(lines.map(({ minor }) => minor))].filter((one) => one < 2 ** 31)
  const { id, reference, amountMinor, status, expiresAt, currency } = purchaseOrder
  const waits = and(eq(status, 'open'), gt(expiresAt, now), inArray(amountMinor, amounts))
  const rows = await orm
    .select({ id, reference, amountMinor, status, expiresAt, displayName: student.displayName })
    .from(purchaseOrder)
    .leftJoin(student, eq(student.id, purchaseOrder.userId))
    .where(and(eq(currency, 'THB'), or(inArray(reference, named), inArray(id, known), waits)))
  return new Map(
    rows.map(({ expiresAt: until, ...row }) => [
      row.id,
      { ...row, status: statusNow({ status: row.status, expiresAt: until }, now) },
    ]),
  )
}
