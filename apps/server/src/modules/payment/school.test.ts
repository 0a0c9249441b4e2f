import { randomUUID } from 'node:crypto'
import type { SeatsView } from '@panya/domain/order/school-seats.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../app/seed/people.ts'
import { untilThrough } from '../../testing/cut-off.ts'
import {
  aBuyer,
  aTill,
  BUYER,
  NOTHING_WRONG,
  SHOP_DAY,
  SHOP_NOW,
  startShop,
} from '../../testing/payments.ts'
import { aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { proveLedger } from '../ledger/proof.ts'
import { giveToClass } from './seats.ts'

let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  server = await startShop()
  till = await aTill(server)
})
afterAll(() => server.close())
beforeEach(() => server.setNow(SHOP_NOW))
afterEach(async () => {
  server.setNow(SHOP_NOW)
  expect((await till.books()).wrong).toEqual(NOTHING_WRONG)
})

const query = async (text: string, values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows

const wishOf = (more: object = {}) => ({
  key: randomUUID(),
  schoolName: 'โรงเรียนดอยสุเทพ',
  plan: 'pro',
  cycle: 'yearly',
  seats: 3,
  seatPriceMinor: null,
  poNumber: null,
  buyer: null,
  ...more,
})
const order = (more: object = {}) => till.call('POST', '/school-orders', wishOf(more))

/** Paid, with three seats for a year. */
async function aSchool(more: object = {}) {
  const { body } = await order(more)
  await till.confirm(body.id, { provider: 'manual', amountMinor: body.amountMinor })
  const seats = (path = '', method: 'GET' | 'PUT' | 'DELETE' = 'GET') =>
    till.call<SeatsView>(method, `/orders/${body.id}/seats${path}`)
  return { id: body.id as number, amountMinor: body.amountMinor as number, seats }
}

async function aClass(count: number) {
  const [room] = await query(
    `insert into classroom (name, join_code) values ('ป.6', md5(random()::text)) returning id`,
    [],
  )
  const people: Person[] = []
  for (let index = 0; index < count; index += 1)
    people.push(await aStudent(server, { displayName: `Pupil ${index + 1}` }))
  const classId: number = room.id
  for (const { id } of people) await join(classId, id)
  return { classId, people, path: `/classes/${classId}` }
}

const join = (classId: number, id: number) =>
  query(
    `insert into classroom_member (classroom_id, student_id, part) values ($1, $2, 'student')`,
    [classId, id],
  )
const leave = (classId: number, id: number) =>
  query('delete from classroom_member where classroom_id = $1 and student_id = $2', [classId, id])

/** As whoever asks for it is told: the newest that is current. */
async function givenTo({ id }: Person): Promise<string | null> {
  const [row] = await query(
    `select p.name from complimentary_subscriptions c join subscription_plans p on p.id = c.plan_id
     where c.user_id = $1 and c.status = 'active' and c.expires_at >= $2
     order by c.created_at desc limit 1`,
    [id, server.context.now()],
  )
  return row?.name ?? null
}

async function coinsOf({ id }: Person): Promise<number> {
  const [row] = await query('select coin_balance from user_subscriptions where user_id = $1', [id])
  return row?.coin_balance ?? 0
}

describe('an order of a school', () => {
  test('is made once however often it is sent, and named by the school’s own number', async () => {
    const wish = wishOf({ poNumber: 'จซ. 12/2569', buyer: BUYER })
    const send = () => till.call('POST', '/school-orders', wish)
    const answers = await Promise.all([send(), send(), send()])
    const ids = new Set(answers.map(({ body }) => body.id))
    expect([ids.size, answers.map(({ status }) => status)]).toEqual([1, [201, 201, 201]])
    const { body } = answers[0]!
    expect(body).toMatchObject({
      status: 'open',
      seats: 3,
      amountMinor: 3 * 249_000,
      userId: null,
      email: null,
      expiresAt: '2027-02-13T03:00:00.000Z',
    })
    const other = await till.call('POST', '/school-orders', { ...wish, seats: 4 })
    expect([other.status, other.body.message]).toEqual([409, 'order-told-differently'])
    const found = await till.call('GET', `/orders?search=${encodeURIComponent('จซ. 12/2569')}`)
    expect(found.body.orders.map((one: { id: number }) => one.id)).toEqual([body.id])
    const marked = await till.call('PUT', `/orders/${body.id}/po-number`, { poNumber: 'PO-7' })
    expect(marked.body).toMatchObject({ poNumber: 'PO-7' })
    const paid = await till.confirm(body.id, { amountMinor: body.amountMinor })
    expect(paid.body).toMatchObject({ status: 'granted', periodUntil: '2027-11-14' })
    const paper = await till.paper(body.id, paid.body.papers[0]?.number ?? '')
    expect(paper).toMatchObject({
      kind: 'tax-invoice',
      buyer: BUYER,
      totalMinor: 747_000,
      lines: [{ quantity: 3, description: 'Pro, 15/11/2569 - 14/11/2570, PO PO-7' }],
    })
  })

  test('has the agreed price, or that of everybody; without one it is refused', async () => {
    expect((await order({ plan: 'enterprise' })).body.message).toBe('price-on-request')
    const agreed = await order({ plan: 'enterprise', seatPriceMinor: 50_000, seats: 40 })
    expect(agreed.body).toMatchObject({ amountMinor: 2_000_000, taxMinor: 130_841 })
    // Of the 151 days of the term 137 are left.
    expect((await order({ cycle: 'term', seats: 1 })).body.amountMinor).toBe(112_957)
    expect((await order({ plan: 'free' })).body.message).toBe('plan-costs-nothing')
    const huge = await order({ seatPriceMinor: 2_000_000_000, seats: 2 })
    expect([huge.status, huge.body.fields]).toEqual([400, { seatPriceMinor: 'too-large' }])
    for (const wrong of [{ seats: 0 }, { schoolName: '   ' }, { poNumber: 'a\nb' }])
      expect((await order(wrong)).status).toBe(400)
  })

  test('is for admins', async () => {
    const { id } = await aSchool()
    const { classId } = await aClass(1)
    const teacher = await projectClient(server, await aTeacher(server))
    const tries = await Promise.all([
      teacher.call('POST', '/api/admin/school-orders', wishOf()),
      teacher.call('GET', `/api/admin/orders/${id}/seats`),
      teacher.call('PUT', `/api/admin/orders/${id}/seats/classes/${classId}`),
      teacher.call('PUT', `/api/admin/orders/${id}/po-number`, { poNumber: 'x' }),
    ])
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('seats', () => {
  test('give the plan and its coins to a class, and only while somebody has them', async () => {
    const { seats } = await aSchool()
    const { classId, people, path } = await aClass(3)
    expect((await seats()).body).toMatchObject({ seats: 3, taken: 0, people: [] })
    const given = await seats(path, 'PUT')
    expect(given.body).toMatchObject({
      taken: 3,
      until: '2027-11-14',
      classes: [{ id: classId, name: 'ป.6', seated: 3 }],
      people: people.map(({ id }, index) => {
        return { userId: id, displayName: `Pupil ${index + 1}`, classId }
      }),
    })
    for (const one of people) {
      expect(await givenTo(one)).toBe('pro')
      expect(await coinsOf(one)).toBe(1000)
    }
    const [first, ...others] = people
    const one = await seats(`/people/${first!.id}`, 'DELETE')
    expect(one.body.taken).toBe(2)
    expect(await givenTo(first!)).toBeNull()
    expect((await seats(path, 'DELETE')).body).toMatchObject({ taken: 0, classes: [] })
    for (const other of others) expect(await givenTo(other)).toBeNull()
  })

  test('are not there before the money is', async () => {
    const { body } = await order()
    const { path } = await aClass(1)
    const early = await till.call('PUT', `/orders/${body.id}/seats${path}`)
    expect([early.status, early.body.message]).toEqual([409, 'seats-are-not-paid'])
  })

  test('are for everybody in the class or for nobody: who would be without is named', async () => {
    const { id, seats } = await aSchool()
    const { people, path } = await aClass(4)
    const { status, body } = await till.call('PUT', `/orders/${id}/seats${path}`)
    expect([status, body.message]).toEqual([409, 'more-members-than-seats'])
    expect(body.fields).toEqual({ [people[3]!.id]: 'Pupil 4' })
    for (const one of people) expect(await givenTo(one)).toBeNull()
    expect((await seats()).body.taken).toBe(0)
  })

  test('follow who comes to the class and who goes', async () => {
    const { seats } = await aSchool()
    const { classId, people, path } = await aClass(3)
    await seats(path, 'PUT')
    const newcomer = await aStudent(server, { displayName: 'Newcomer' })
    await join(classId, newcomer.id)
    expect((await seats(path, 'PUT')).status).toBe(409)
    await leave(classId, people[0]!.id)
    expect((await seats(path, 'PUT')).body.taken).toBe(3)
    expect([await givenTo(people[0]!), await givenTo(newcomer)]).toEqual([null, 'pro'])
    // A deleted account leaves its seat.
    await query('delete from student where id = $1', [newcomer.id])
    expect((await seats()).body.taken).toBe(2)
  })

  test('two admins at once, and one who presses twice: a seat each', async () => {
    const { id, seats } = await aSchool()
    const { people, path } = await aClass(3)
    const answers = await Promise.all([1, 2, 3, 4].map(() => seats(path, 'PUT')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [{ grants }] = await query(
      `select count(*)::int as grants from complimentary_subscriptions where user_id = any($1)`,
      [people.map((one) => one.id)],
    )
    const acts = await query(
      `select act from audit_log where target = $1 and act = 'payment.give-seats'`,
      [`order:${id}`],
    )
    expect([grants, acts.length]).toEqual([3, 1])
  })

  test('two classes at once share what there is, and no seat is given twice', async () => {
    const { seats } = await aSchool()
    const [one, two] = [await aClass(2), await aClass(2)]
    const answers = await Promise.all([seats(one.path, 'PUT'), seats(two.path, 'PUT')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await seats()).body.taken).toBe(2)
  })

  test('given and taken ten times in a lesson bring their coins once', async () => {
    const { seats } = await aSchool()
    const { people, path } = await aClass(1)
    for (let count = 0; count < 10; count += 1) {
      await seats(path, 'PUT')
      await seats(path, 'DELETE')
    }
    await seats(path, 'PUT')
    const lots = await query(`select granted from coin_lot where user_id = $1 and granted > 0`, [
      people[0]!.id,
    ])
    expect(lots.reduce((sum, { granted }) => sum + granted, 0)).toBe(1000)
  })

  test('go with the money when all of it goes back', async () => {
    const { id, amountMinor, seats } = await aSchool()
    const { people, path } = await aClass(2)
    await seats(path, 'PUT')
    const { payments } = await till.order(id)
    const back = { paymentId: payments[0]?.id, amountMinor }
    expect((await till.refund(id, back)).body).toMatchObject({
      status: 'refunded',
      needsLook: false,
    })
    for (const one of people) expect(await givenTo(one)).toBeNull()
    expect((await seats()).body.taken).toBe(0)
    const again = await till.call('PUT', `/orders/${id}/seats${path}`)
    expect(again.body.message).toBe('seats-are-not-paid')
  })

  test('end with the days they are for', async () => {
    const { id, seats } = await aSchool({ cycle: 'monthly' })
    const { people, path } = await aClass(1)
    await seats(path, 'PUT')
    server.setNow(new Date('2026-12-14T16:59:00Z'))
    expect(await givenTo(people[0]!)).toBe('pro')
    server.setNow(new Date('2026-12-14T17:01:00Z'))
    expect(await givenTo(people[0]!)).toBeNull()
    const late = await aTill(server)
    const again = await late.call('PUT', `/orders/${id}/seats${path}`)
    expect(again.body.message).toBe('seats-are-over')
  })

  test('an order of one person has none, and a class nobody knows gets none', async () => {
    const { seats } = await aSchool()
    expect((await seats('/classes/999999', 'PUT')).status).toBe(404)
    const own = await (await aBuyer(server)).order()
    const none = await till.call('GET', `/orders/${own.id}/seats`)
    expect([none.status, none.body.message]).toEqual([404, 'order-has-no-seats'])
    expect((await till.call('GET', '/orders/999999/seats')).status).toBe(404)
  })
})

const MOMENTS = ['before', 'after'] as const
test.each(MOMENTS)('cut off %s each statement, all or nobody', async (moment) => {
  const { id, seats } = await aSchool()
  const { classId } = await aClass(3)
  const { env, now } = server.context
  const actor = { name: 'till', fromAddress: null, requestId: null }
  const seen = new Set<number>()
  await untilThrough(server.database, moment, {
    work: (database) =>
      giveToClass({ database, seller: env.payment.seller, now }, actor, id, classId),
    look: async () => void seen.add((await seats()).body.taken),
  })
  expect([...seen]).toEqual([0, 3])
  expect(await proveLedger(server.context)).toMatchObject({ ok: true })
  expect(await till.confirm(id, { day: SHOP_DAY })).toMatchObject({ status: 409 })
})
