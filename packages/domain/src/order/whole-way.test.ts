import { expect, test } from 'vitest'
import { THAI_VAT, taxOfRefund, taxWithin } from '../amount/vat.ts'
import { matchLines } from '../bank-statement/match-lines.ts'
import { readStatement } from '../bank-statement/read-statement.ts'
import type { LedgerEvent } from '../payment-ledger/entry.ts'
import { ledgerEventsOf } from '../payment-ledger/order-entries.ts'
import { balancesOf, type PaymentBook, post } from '../payment-ledger/payment-book.ts'
import { readPromptPay, writePromptPay } from '../promptpay/payload.ts'
import { type Bought, changeTerms, startSubscription } from '../subscription-life/life.ts'
import { paidPlanOn } from '../subscription-life/subscription.ts'
import { checkPaper } from '../tax-paper/check-paper.ts'
import { HEAD_OFFICE } from '../tax-paper/paper.ts'
import { nextPaperNumber } from '../tax-paper/paper-number.ts'
import { applyEvent } from './apply-event.ts'
import { quoteOrder } from './order.ts'
import { grantDue, statusOf } from './order-status.ts'
import { newReference } from './reference.ts'

const SELLER = {
  name: 'บริษัท ปัญญา จำกัด',
  address: '1 ถนนห้วยแก้ว เชียงใหม่ 50200',
  taxId: '0107544000108',
  branch: HEAD_OFFICE,
}
const BUYER = { name: 'มะลิ สุขใจ', address: '5 ถนนนิมมาน เชียงใหม่', taxId: null, branch: null }
const at = (text: string) => Date.parse(`${text}+07:00`)

/** On the 11th of the month somebody goes from basic to pro and pays by PromptPay. */
function upgrade(): Bought {
  const basic = startSubscription({ planName: 'basic', cycle: 'monthly' }, 9900, '2026-11-01')
  const wish = { terms: { planName: 'pro', cycle: 'monthly' }, priceMinor: 24_900 } as const
  const result = changeTerms(basic.subscription, { ...wish, day: '2026-11-11' })
  if (result.kind !== 'bought') throw new Error(result.kind)
  return result
}

test('a bigger plan, from its price to the books, by way of a code and a bank', () => {
  const { charge, subscription } = upgrade()
  const reference = newReference(new Uint8Array([3, 1, 4, 1, 5, 9, 2, 6, 5]))
  const quote = {
    id: 'order-7',
    amount: { minor: charge.dueMinor, currency: 'THB' },
    creditMinor: charge.fromCredit,
    expiresAt: at('2026-11-12T00:00'),
  } as const

  const bill = { kind: 'bill', biller: '010754400010800', reference1: reference } as const
  const receiver = { ...bill, reference2: null }
  const code = writePromptPay({ receiver, amountMinor: quote.amount.minor, shopName: 'PANYA' })
  if (code.kind !== 'text') throw new Error(code.problem)
  const scanned = readPromptPay(code.text)
  if (scanned.kind !== 'payment') throw new Error(scanned.problem)
  expect(scanned.payment).toMatchObject({ receiver, amountMinor: 18_300 })

  const statement = readStatement(
    [
      ['วันที่', 'เวลา', 'ถอนเงิน', 'ฝากเงิน', 'รายละเอียด'],
      ['11/11/2569', '15:20', '', '183.00', `BILL PAYMENT ${reference} MALI`],
    ],
    '2026-11-11',
  )
  if (statement.kind !== 'statement') throw new Error(statement.problem)
  const [match] = matchLines(statement.lines, [{ ...quote, reference }])
  expect(match).toMatchObject({ kind: 'exact', orderId: 'order-7' })

  const { key, day, time, minor } = match!.line
  const told = { paymentId: key, provider: 'bank', amount: { minor, currency: 'THB' } } as const
  const paid = applyEvent(quoteOrder(quote), { kind: 'paid', at: at(`${day}T${time}`), ...told })
  const due = grantDue(paid.order)
  expect(due?.id).toBe(key)
  const moment = at('2026-11-11T18:00')
  const { order } = applyEvent(paid.order, { kind: 'granted', at: moment, paymentId: key })
  expect(statusOf(order, moment)).toBe('granted')
  expect(paidPlanOn(subscription, '2026-11-11')).toBe('pro')

  const price = taxWithin(charge.period.priceMinor, THAI_VAT)
  const numbered = nextPaperNumber({ kind: 'tax-invoice', branch: HEAD_OFFICE, day }, null)
  if (numbered.kind !== 'number') throw new Error(numbered.problem)
  const invoice = {
    kind: 'tax-invoice',
    number: numbered.number,
    day,
    seller: SELLER,
    buyer: BUYER,
    lines: [{ description: 'Pro, 11/11/2569 - 10/12/2569', quantity: 1, netMinor: price.net }],
    currency: 'THB',
    netMinor: price.net,
    taxMinor: price.tax,
    totalMinor: price.gross,
  } as const
  expect(checkPaper(invoice)).toEqual([])

  // What was left of the basic plan was sold and paid before, and goes back by a credit note.
  const basic = taxWithin(9900, THAI_VAT)
  const left = taxOfRefund(basic, 0, charge.fromCredit)
  const amount = { minor: 9900, currency: 'THB' } as const
  const before: LedgerEvent[] = [
    { kind: 'paid', id: 'first', provider: 'bank', amount },
    { kind: 'sold', id: 'order-6', amount, taxMinor: basic.tax },
    {
      kind: 'credited',
      id: 'note-1',
      amount: { minor: left.gross, currency: 'THB' },
      taxMinor: left.tax,
      as: 'credit',
    },
  ]
  const entries = [...order.told.values()].flatMap((event) =>
    ledgerEventsOf(quote, event, THAI_VAT),
  )
  const book = [...before, ...entries].reduce<PaymentBook>(
    (all, entry) => post(all, entry).book,
    new Map(),
  )
  const balances = Object.fromEntries(
    balancesOf(book).map((balance) => [balance.account, balance.minor]),
  )
  expect(balances).toEqual({
    'cash:bank': 9900 + 18_300,
    credit: 0,
    receivable: 0,
    refunds: left.net,
    revenue: -basic.net - price.net,
    tax: left.tax - basic.tax - price.tax,
  })
})
