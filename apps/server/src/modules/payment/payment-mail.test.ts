import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeLetter } from '../../platform/mail/letter.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { aBuyer, aTill, SHOP_NOW, startStripeShop } from '../../testing/payments.ts'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts'
import { deliver } from '../../testing/stripe.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createGuardianTokens } from '../consent/guardian-tokens.ts'
import { rememberUnwanted } from '../consent/unwanted-mail.ts'
import { askRenewals } from './ask-renewals.ts'
import { FAILED_FOR_CHILD, PAID_FOR_CHILD, REFUNDED_FOR_CHILD } from './guardian-moved-mail.ts'
import { AGAIN_FOR_CHILD, ENDS_FOR_CHILD, RENEWAL_FOR_CHILD } from './guardian-waiting-mail.ts'
import { factsIn } from './mail-facts.ts'
import { createMailing } from './mailing.ts'
import { FAILED, PAID, REFUNDED } from './moved-mail.ts'
import { sendPaymentMails } from './send-payment-mails.ts'
import { AGAIN, ENDS, RENEWAL, WAITS } from './waiting-mail.ts'

const HOME = 'http://localhost:3000'
let post: SmtpServer
let shop: Awaited<ReturnType<typeof startStripeShop>>
let server: TestServer
let till: Awaited<ReturnType<typeof aTill>>
beforeAll(async () => {
  post = await startSmtpServer()
  shop = await startStripeShop({ SMTP_URL: post.url, PUBLIC_URL: HOME })
  server = shop.server
  till = await aTill(server)
})
afterAll(async () => {
  await shop.close()
  await post.close()
})
beforeEach(() => server.setNow(SHOP_NOW))

const later = (hours: number) => server.setNow(new Date(SHOP_NOW.getTime() + hours * 3_600_000))

/** Two nodes at once. */
async function send() {
  const mailing = createMailing(server.context, createMailer(server.context))
  await Promise.all([sendPaymentMails(mailing), sendPaymentMails(mailing)])
}

const query = (text: string, values: unknown[]) => server.database.pool.query(text, values)

async function aProvedBuyer(locale: string | null = 'en') {
  const buyer = await aBuyer(server)
  await query('update student set email_verified_at = now(), locale = $2 where id = $1', [
    buyer.person.id,
    locale,
  ])
  return buyer
}

const mailsTo = (address: string) => post.received.filter(({ to }) => to === `<${address}>`)
const tokenIn = (text: string) => /#([\w-]{22})/.exec(text)?.[1] ?? ''

async function pay(path: string, body: object) {
  const url = `/api/pay/${path}`
  const answer = await server.app.inject({ method: 'POST', url, payload: body })
  return { status: answer.statusCode, body: answer.json() }
}

async function aChild() {
  const person = await aStudent(server)
  const { call } = await projectClient(server, person)
  const terms = { plan: 'basic', cycle: 'monthly', buyer: null }
  const { body } = await call('POST', '/api/orders', terms)
  const mail = (email: string, locale = 'en') =>
    call('POST', `/api/orders/${body.order.id}/link/mail`, { email, locale })
  return { person, call, mail, id: body.order.id as number, token: body.token as string }
}

let guardians = 0
const aGuardian = () => `guardian-${(guardians += 1)}@home.example`

describe('a grown-up', () => {
  test('who has not paid after an hour is told how, once; who has paid is not', async () => {
    const [slow, quick] = [await aProvedBuyer(), await aProvedBuyer()]
    const { reference } = await slow.order()
    await till.confirm((await quick.order()).id)
    await send()
    expect(mailsTo(slow.person.email)).toEqual([])
    later(2)
    await send()
    await send()
    const [told, ...more] = mailsTo(slow.person.email)
    expect(more).toEqual([])
    expect(told?.text).toContain(`your order ${reference} waits to be paid: Basic, ฿99`)
    expect(told?.text).toContain(`${HOME}/orders`)
    expect(mailsTo(quick.person.email).map(({ text }) => text.split('\n')[0])).toEqual([
      'Thank you.',
    ])
  })

  test('is thanked with the way to the receipt, in every language when theirs is not known', async () => {
    const { person, order } = await aProvedBuyer(null)
    await till.confirm((await order()).id)
    await send()
    const { text } = await post.mailTo(person.email)
    for (const locale of LOCALES) expect(text).toContain(`${HOME}${localePath(locale, '/orders')}`)
    expect(text).toContain('14 ธันวาคม 2569')
  })

  test('is told of money that goes back, and of money that did not come', async () => {
    const { person, order, call } = await aProvedBuyer('th')
    const { id, reference } = await order()
    await call('POST', `/api/orders/${id}/checkout`, { provider: 'stripe', locale: 'th' })
    await deliver(server, shop.stripe.scan(reference))
    const failed = shop.stripe.fail(reference)
    for (const told of [failed, failed]) expect(await deliver(server, told)).toBe(204)
    await send()
    expect(mailsTo(person.email).map(({ text }) => text)).toEqual([
      expect.stringContaining(`การชำระเงินสำหรับคำสั่งซื้อ ${reference} ไม่สำเร็จ`),
    ])
    const { body } = await till.confirm(id)
    await till.refund(id, { paymentId: body.payments[0]?.id, amountMinor: 4000 })
    await send()
    const last = mailsTo(person.email).at(-1)
    expect(last?.text).toContain(`เราคืนเงิน ฿40 ของคำสั่งซื้อ ${reference}`)
  })

  test('whose address nobody has proved is not written to', async () => {
    const { person, order } = await aBuyer(server)
    await till.confirm((await order()).id)
    await send()
    expect(mailsTo(person.email)).toEqual([])
  })
})

describe('a guardian', () => {
  test('gets the link from the child by mail, and nobody else sees it', async () => {
    const child = await aChild()
    const to = aGuardian()
    const sent = await child.mail(to, 'th')
    expect([sent.status, sent.body]).toEqual([200, { sent: true }])
    const { text, data } = await post.mailTo(to)
    expect(text).toContain('เรียน ผู้ปกครอง')
    expect(text).toContain(`${HOME}/th/guardian/pay#`)
    // Nothing a child wrote stands where a mail program shows it first.
    expect(data).not.toContain(child.person.email)
    expect((await pay('look', { token: child.token })).status).toBe(404)
    const seen = await pay('look', { token: tokenIn(text) })
    expect(seen.body.order).toMatchObject({ id: child.id, status: 'quoted' })
  })

  test('is no toy: a child’s own mailbox, a fourth mail, a stranger’s order, no address', async () => {
    const child = await aChild()
    const own = await child.mail(child.person.email.replace('@', '+me@'))
    expect([own.status, own.body.fields]).toEqual([400, { email: 'own-address' }])
    expect((await child.mail('not an address')).status).toBe(400)
    const statuses = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await child.mail(aGuardian())).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const other = await aChild()
    const tried = await other.call('POST', `/api/orders/${child.id}/link/mail`, {
      email: aGuardian(),
      locale: 'en',
    })
    expect(tried.status).toBe(404)
  })

  test('who has agreed with an address gets the receipt there, by a link of their own', async () => {
    const child = await aChild()
    const to = aGuardian()
    const agreement = { token: child.token, name: 'Somchai Dee', buyer: null }
    const bad = await pay('agree', { ...agreement, email: 'x' })
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['email']])
    expect((await pay('agree', { ...agreement, email: to, locale: 'en' })).status).toBe(200)
    const { body } = await till.confirm(child.id)
    await send()
    const { text } = await post.mailTo(to)
    const token = tokenIn(text)
    const { number } = body.papers[0]!
    expect((await pay('paper', { token, number })).body.paper).toMatchObject({ number })
    expect((await pay('paper', { token: child.token, number })).status).toBe(404)
    expect(mailsTo(child.person.email)).toEqual([])
  })

  test('is asked for the next month, and says yes anew; without an address nobody is', async () => {
    const [one, two] = [await aChild(), await aChild()]
    const to = aGuardian()
    const agree = (token: string, email: string | null) =>
      pay('agree', { token, name: 'Somchai Dee', buyer: null, email, locale: 'en' })
    await agree(one.token, to)
    await agree(two.token, null)
    for (const { id } of [one, two]) await till.confirm(id)
    await send()
    server.setNow(new Date('2026-12-08T03:00:00Z'))
    const mailing = createMailing(server.context, createMailer(server.context))
    const { database, env, now } = server.context
    const parts = { database, seller: env.payment.seller, now }
    await askRenewals({ parts, tokens: mailing.tokens })
    await send()
    const asked = mailsTo(to).at(-1)
    expect(asked?.text).toContain('What comes after it waits for you: ฿99')
    const token = tokenIn(asked?.text ?? '')
    const seen = await pay('look', { token })
    expect(seen.body.order).toMatchObject({ status: 'quoted', ways: null })
    expect((await agree(token, to)).body.order).toMatchObject({ status: 'open', change: 'renewal' })
    expect(mailsTo(two.person.email)).toEqual([])
  })

  test('who wants no mail of children gets none', async () => {
    const child = await aChild()
    const to = aGuardian()
    const { addressHash } = createGuardianTokens(server.context.secret)
    await rememberUnwanted(server.database.orm, addressHash(to), SHOP_NOW)
    const refused = await child.mail(to)
    expect([refused.status, refused.body.fields]).toEqual([400, { email: 'wants-no-mail' }])
    // Nor when a child has typed the address where the guardian should have.
    const agreement = { token: child.token, name: 'Somchai Dee', buyer: null }
    await pay('agree', { ...agreement, email: to, locale: 'en' })
    await till.confirm(child.id)
    await send()
    expect(mailsTo(to)).toEqual([])
  })
})

const ALL = { WAITS, RENEWAL, AGAIN, ENDS, PAID, FAILED, REFUNDED }
const FOR_CHILD = {
  RENEWAL_FOR_CHILD,
  AGAIN_FOR_CHILD,
  ENDS_FOR_CHILD,
  PAID_FOR_CHILD,
  FAILED_FOR_CHILD,
  REFUNDED_FOR_CHILD,
}

const LETTERS = Object.entries({ ...ALL, ...FOR_CHILD })
test.each(LETTERS)('%s is whole in every language', (_name, letter) => {
  const raw = { plan: 'Basic', minor: 9900, currency: 'THB', reference: 'K7MNPQ2RSX' } as const
  const facts = factsIn({ ...raw, until: '2026-12-14', next: '2026-12-18' })
  for (const locale of LOCALES) {
    const parts = { to: 'a@b.example', locale, page: '/orders', brand: 'Panya', publicUrl: HOME }
    const { subject, text } = writeLetter(letter, parts, facts)
    expect(subject).toMatch(/\S/)
    expect(text).toContain(`${HOME}${localePath(locale, '/orders')}`)
    expect(`${subject} ${text}`).not.toMatch(/undefined|null|\[object|NaN/)
  }
})
