import type { StatementReport } from '@panya/domain/bank-statement/statement-report.ts'
import { decodeText } from '@panya/domain/csv/decode-text.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, aTill, NOTHING_WRONG, SHOP_DAY, startShop } from '../../testing/payments.ts'
import type { TestServer } from '../../testing/test-server.ts'

let server: TestServer
/** Another node on the same database. */
let neighbour: TestServer
let till: Awaited<ReturnType<typeof aTill>>
let other: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  server = await startShop()
  neighbour = await startShop(server)
  till = await aTill(server)
  other = await aTill(neighbour)
})
afterAll(async () => {
  await neighbour.close()
  await server.close()
})
afterEach(async () => {
  expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
})

const HEADINGS = 'วันที่,เวลา,ถอนเงิน,ฝากเงิน,คงเหลือ,รายละเอียด'
let balance = 1000
/** As a bank writes it, in the Buddhist era. */
function incoming(baht: string, details: string, time = '09:30'): string {
  balance += 1
  return `15/11/2569,${time},,${baht},${balance}.00,${details}`
}
const statement = (...lines: string[]) => [HEADINGS, ...lines].join('\n')

async function check(text: string): Promise<StatementReport> {
  return (await till.call<StatementReport>('POST', '/statements/check', { text })).body
}
const bring = (text: string, choices: object[] = [], by = till) =>
  by.call<StatementReport>('POST', '/statements/bring', { text, choices })
const kinds = ({ lines }: StatementReport) => lines.map(({ kind }) => kind)

test('what names an order and brings its price pays it, once, however often it is brought', async () => {
  const one = await aBuyer(server)
  const { id, reference } = await one.order()
  const text = statement(
    incoming('99.00', `BILL PAYMENT ${reference} MALI`),
    incoming('12.50', 'ดอกเบี้ย'),
    '15/11/2569,10:00,40.00,,900.00,ค่าธรรมเนียม',
  )
  const seen = await check(text)
  expect([kinds(seen), seen.outgoing]).toEqual([['pays', 'none'], 1])
  expect(seen.lines[0]?.orders).toMatchObject([{ id, reference, status: 'open' }])
  expect((await till.order(id)).payments).toEqual([])
  const answers = await Promise.all([bring(text), bring(text, [], other), bring(text)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(kinds(answers[0]!.body)).toEqual(['there', 'none'])
  expect(await till.order(id)).toMatchObject({
    status: 'granted',
    payments: [{ provider: 'bank', at: '2026-11-15T02:30:00.000Z', held: null }],
  })
  expect(await one.coins()).toMatchObject({ planName: 'basic', balance: 330 })
  const { rows } = await server.database.pool.query(
    `select count(*)::int as n from audit_log where act = 'payment.bring-statement' and target = $1`,
    [`order:${id}`],
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('a longer statement of the same days brings only what is new', async () => {
  const [one, two] = [await aBuyer(server), await aBuyer(server)]
  const [first, second] = [await one.order(), await two.order()]
  const early = incoming('99.00', first.reference)
  await bring(statement(early))
  const late = incoming('99.00', `REF ${second.reference.slice(0, 4)} ${second.reference.slice(4)}`)
  expect(kinds(await check(statement(early, late)))).toEqual(['there', 'pays'])
  await bring(statement(early, late))
  expect((await till.order(second.id)).status).toBe('granted')
  expect((await till.order(first.id)).payments).toHaveLength(1)
})

test('the same code paid twice: one pays, the other waits to go back', async () => {
  const one = await aBuyer(server)
  const { id, reference } = await one.order()
  await bring(statement(incoming('99.00', reference), incoming('99.00', reference, '09:31')))
  const order = await till.order(id)
  expect(order).toMatchObject({ status: 'granted', needsLook: true })
  expect(order.payments.map(({ held }) => held)).toEqual([null, 'paid-twice'])
  expect(await one.coins()).toMatchObject({ balance: 330 })
})

describe('what is not certain', () => {
  test('is decided by a person, among what the line leaves open', async () => {
    const [one, two] = [await aBuyer(server), await aBuyer(server)]
    const wish = { plan: 'pro', cycle: 'term' }
    const [first, second] = [await one.order(wish), await two.order(wish)]
    const { amountMinor } = await till.order(first.id)
    const text = statement(incoming((amountMinor / 100).toFixed(2), 'โอนเงิน นายสมชาย'))
    const [line] = (await check(text)).lines
    expect(line).toMatchObject({ kind: 'unsure', why: 'amount-only' })
    expect(line?.orders.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
    await bring(text)
    expect((await till.order(first.id)).payments).toEqual([])
    const stranger = await aBuyer(server)
    const third = await stranger.order()
    const wrong = await bring(text, [{ line: line?.line, orderId: third.id }])
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { 'choices.2': 'not-open' } }])
    const choices = [{ line: line?.line, orderId: second.id }]
    await bring(text, choices)
    // The other one cannot have it any more.
    await bring(text, [{ line: line?.line, orderId: first.id }])
    expect((await till.order(second.id)).status).toBe('granted')
    expect((await till.order(first.id)).payments).toEqual([])
  })

  test('another amount under the reference pays nothing until somebody looks', async () => {
    const one = await aBuyer(server)
    const { id, reference } = await one.order()
    const text = statement(incoming('98.00', reference))
    const [line] = (await check(text)).lines
    expect(line).toMatchObject({ kind: 'unsure', why: 'other-amount', orders: [{ id }] })
    await bring(text, [{ line: line?.line, orderId: id }])
    expect(await till.order(id)).toMatchObject({
      status: 'review',
      payments: [{ held: 'other-amount', refundableMinor: 9800 }],
    })
  })
})

test('money that an admin had seen before is the same money when the statement comes', async () => {
  const one = await aBuyer(server)
  const { id, reference } = await one.order()
  await till.confirm(id, { day: SHOP_DAY })
  const text = statement(incoming('99.00', reference))
  await bring(text)
  const order = await till.order(id)
  expect(order).toMatchObject({ status: 'granted', needsLook: false })
  expect(order.payments).toHaveLength(1)
  expect(kinds(await check(text))).toEqual(['there'])
  // A second line is a second payment.
  await bring(statement(incoming('99.00', reference, '11:11')))
  expect((await till.order(id)).payments).toHaveLength(2)
})

test('what is no statement, or too long a one, is refused whole', async () => {
  const send = (text: string) => till.call('POST', '/statements/check', { text })
  expect((await send('a,b\n1,2')).body).toMatchObject({ fields: { text: 'no-headings' } })
  expect((await send(`${HEADINGS}\n`.repeat(12_000))).status).toBe(413)
  const bad = await check(statement('31/02/2569,09:00,,5.00,1.00,x'))
  expect(bad).toMatchObject({ lines: [], wrong: [{ line: 2, problem: 'bad-day' }] })
})

test('a statement in the letters of old Thai computers pays once, and is refused when it was read wrongly', async () => {
  const one = await aBuyer(server)
  const { id, reference } = await one.order()
  const written = statement(incoming('99.00', `รับโอนเงิน ${reference} นางสาวมะลิ`))
  // Thai letters follow each other in TIS-620 as in Unicode, from 0xA1 on.
  const bytes = Uint8Array.from(written, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 0x80 ? code : code - 0x0e00 + 0xa0
  })
  const wrongly = new TextDecoder('utf-8').decode(bytes)
  for (const path of ['check', 'bring']) {
    const wish = path === 'check' ? { text: wrongly } : { text: wrongly, choices: [] }
    const refused = await till.call('POST', `/statements/${path}`, wish)
    expect([refused.status, refused.body.fields]).toEqual([400, { text: 'not-decoded' }])
  }
  expect((await till.order(id)).payments).toEqual([])
  const text = decodeText(bytes)
  expect(kinds(await check(text))).toEqual(['pays'])
  await bring(text)
  // The bank sends it anew, as UTF-8 and for Windows.
  const again = await bring(`\ufeff${written.replaceAll('\n', '\r\n')}`)
  expect(kinds(again.body)).toEqual(['there'])
  expect((await till.order(id)).payments).toHaveLength(1)
  expect(await one.coins()).toMatchObject({ planName: 'basic', balance: 330 })
})
