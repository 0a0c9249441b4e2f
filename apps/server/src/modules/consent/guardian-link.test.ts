/** What a child, a stranger and a bully try with the mail to a guardian. */
import { randomBytes } from 'node:crypto'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createMailer } from '../../platform/mail/mailer.ts'
import { everyRoute } from '../../testing/every-route.ts'
import {
  aChild,
  asGuardian,
  mailsTo,
  NOW,
  startFamilyServer,
  tokenIn,
} from '../../testing/family.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const HOUR_MS = 3_600_000
const PARENT = { name: 'Somsri Dee', locale: 'en' }
let server: TestServer
beforeAll(async () => {
  server = await startFamilyServer()
})
afterAll(() => server.close())

/** With nobody else's mails. */
async function alone() {
  const fresh = await startFamilyServer()
  onTestFinished(() => fresh.close())
  return { fresh, mails: () => createMailer(fresh.context).outbox.list() }
}

async function asked(name?: string, locale = 'en') {
  const child = await aChild(server, name)
  const email = `p-${randomBytes(4).toString('hex')}@home.example`
  const answer = await child.ask(email, locale)
  const [mail] = await mailsTo(server, email)
  return { child, email, answer, mail, token: tokenIn(mail) }
}

test('the child never sees the token, nor its hash, whatever it asks', async () => {
  const { child, token, answer } = await asked()
  expect(token).toHaveLength(22)
  const { rows } = await server.database.pool.query<{ token_hash: string }>(
    'select token_hash from consent where student_id = $1',
    [child.id],
  )
  const secrets = [token, rows[0]!.token_hash]
  const seen = [JSON.stringify(answer)]
  const routes = everyRoute(server.app).filter(({ method }) => method === 'GET')
  for (const { url } of routes) {
    // One's own number where a number is wanted: somebody who tries gets as far as possible.
    const path = url.replaceAll(/:\w+/g, String(child.id)).replace('*', 'session')
    seen.push((await server.app.inject({ url: path, headers: child.headers })).body)
  }
  const reached = (await server.app.inject({ url: '/api/consent', headers: child.headers })).json()
  expect(reached.sentTo).toContain('•••@home.example')
  const zip = await server.app.inject({
    url: '/api/personal-data/export.zip',
    headers: child.headers,
  })
  const files = unzipSync(zip.rawPayload)
  expect(Object.keys(files)).toContain('data/consent.student_id.json')
  seen.push(...Object.values(files).map((bytes) => strFromU8(bytes)))
  for (const secret of secrets) expect(seen.filter((text) => text.includes(secret))).toEqual([])
  const letter = await child.call('POST', '/api/consent/letter')
  expect(letter.status).toBe(404)
})

test('a code of ten letters, as it was once shown to children, is nothing', async () => {
  await asked()
  for (const token of ['ABCDE-FGHJK', 'ABCDEFGHJK', '']) {
    expect((await asGuardian(server, 'look', { token })).status).toBe(404)
  }
})

test('a thousand wrong tokens from one address block nobody', async () => {
  const { token } = await asked()
  const statuses = new Set<number>()
  for (let i = 0; i < 1000; i++) {
    const wrong = randomBytes(16).toString('base64url')
    statuses.add((await asGuardian(server, 'look', { token: wrong })).status)
  }
  expect([...statuses]).toEqual([404])
  expect((await asGuardian(server, 'look', { token })).status).toBe(200)
})

describe('mails', () => {
  test('of one child are three at once, and a right answer gives none back', async () => {
    const { fresh, mails } = await alone()
    const child = await aChild(fresh)
    const statuses: number[] = []
    for (let i = 0; i < 120; i++) {
      const to = `stranger-${i}@home.example`
      statuses.push((await child.ask(to)).status)
      const token = tokenIn((await mailsTo(fresh, to))[0])
      await asGuardian(fresh, 'look', { token })
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(117)
    expect(await mails()).toHaveLength(3)
  })

  test('of one child end for good one day, however slowly they are asked for', async () => {
    const { fresh, mails } = await alone()
    const child = await aChild(fresh)
    let last = await child.ask('slow@home.example')
    for (let i = 1; i < 40; i++) {
      fresh.setNow(new Date(NOW.getTime() + i * 8 * HOUR_MS))
      last = await child.ask('slow@home.example')
    }
    expect(last).toMatchObject({ status: 429, body: { message: 'too-many-in-all' } })
    expect(await mails()).toHaveLength(12)
  })

  test('to one mailbox are five, from however many children and with whatever tag', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const child = await aChild(server)
      statuses.push((await child.ask(`Mum+${i}@family.example`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const other = await aChild(server)
    expect((await other.ask('dad@family.example')).status).toBe(200)
  })

  test('from one network are sixty, and somebody elsewhere goes on', async () => {
    const { fresh, mails } = await alone()
    const from = (remoteAddress: string, headers: Record<string, string>, to: string) =>
      fresh.app.inject({
        method: 'POST',
        url: '/api/consent/guardian',
        headers,
        remoteAddress,
        payload: { email: to, locale: 'en' },
      })
    let sent = 0
    let child = await aChild(fresh)
    for (let i = 0; i < 66; i++) {
      if (i % 3 === 0) child = await aChild(fresh)
      const answer = await from('192.0.2.7', child.headers, `p-${i}@home.example`)
      if (answer.statusCode === 200) sent++
    }
    expect(sent).toBe(60)
    const elsewhere = await from('192.0.2.8', (await aChild(fresh)).headers, 'p@home.example')
    expect(elsewhere.statusCode).toBe(200)
    expect(await mails()).toHaveLength(61)
  })

  test('are counted in the database: a second node knows of them', async () => {
    const { fresh } = await alone()
    const neighbour = await testServer({}, fresh)
    neighbour.setNow(NOW)
    const child = await aChild(fresh)
    for (let i = 0; i < 3; i++) await child.ask('x@home.example')
    const answer = await neighbour.app.inject({
      method: 'POST',
      url: '/api/consent/guardian',
      headers: child.headers,
      payload: { email: 'y@home.example', locale: 'en' },
    })
    expect(answer.statusCode).toBe(429)
  })
})

test('no subject says what a child wrote, and no body has a link of theirs', async () => {
  const evil = 'WIN at https://evil.example'
  for (const locale of LOCALES) {
    const { mail, token, email } = await asked(evil, locale)
    await asGuardian(server, 'decision', { token, decision: 'given', ...PARENT, locale })
    const mails = await mailsTo(server, email)
    expect(mails).toHaveLength(2)
    for (const { subject, text } of [...mails, mail!]) {
      expect(subject).toContain('Panya')
      expect(subject).not.toMatch(/WIN|evil|http/)
      expect(text).toContain('WIN at https evil example')
      const [link, ...others] = text.match(/https?:\/\/\S+/g) ?? []
      expect(link).toContain(`/guardian#${token}`)
      // The receipt of a yes has a second one of ours.
      for (const other of others) expect(other).toContain(`/guardian/progress#`)
      expect(others.length).toBeLessThan(2)
      expect(text).not.toMatch(/evil\.example/)
    }
  }
})

test('the child’s own mailbox is refused, however it is written; nobody is written to', async () => {
  const child = await aChild(server)
  const [name] = child.email.split('@')
  const ways = [child.email, child.email.toUpperCase(), ` ${child.email} `]
  for (const way of [...ways, `${name}+mum@school.example`, `${name}+a+b@SCHOOL.example`]) {
    expect(await child.ask(way)).toMatchObject({
      status: 400,
      body: { fields: { email: 'own-address' } },
    })
  }
  expect(await mailsTo(server, child.email)).toEqual([])
  // Refusing another learner's would tell who has an account.
  const other = await aChild(server)
  expect((await child.ask(other.email)).status).toBe(200)
})

test('a stranger is forgotten, never written to again, and the child can ask somebody else', async () => {
  const { child, email, token } = await asked()
  expect((await asGuardian(server, 'not-me', { token })).status).toBe(204)
  expect((await asGuardian(server, 'look', { token })).status).toBe(404)
  expect((await child.call('GET', '/api/consent')).body).toMatchObject({
    state: 'waiting',
    sentTo: null,
  })
  const [name, domain] = email.split('@')
  const other = await aChild(server)
  for (const who of [child, other]) {
    expect(await who.ask(`${name}+again@${domain}`)).toMatchObject({
      status: 400,
      body: { fields: { email: 'wants-no-mail' } },
    })
  }
  expect(await mailsTo(server, email)).toHaveLength(1)
  expect((await child.ask('aunt-of-it@home.example')).status).toBe(200)
  const { rows } = await server.database.pool.query('select address_hash from unwanted_mail')
  expect(JSON.stringify(rows)).not.toContain(name)
})

test('who has answered as the guardian is no stranger any more', async () => {
  const { token } = await asked()
  await asGuardian(server, 'decision', { token, decision: 'refused', ...PARENT })
  expect((await asGuardian(server, 'not-me', { token })).status).toBe(409)
  expect((await asGuardian(server, 'look', { token })).body.state).toBe('refused')
})

test('two answers at once: a child that asks anew while the guardian answers wins nothing', async () => {
  const { child, token } = await asked()
  const [decided] = await Promise.all([
    asGuardian(server, 'decision', { token, decision: 'refused', ...PARENT }),
    child.ask('second@home.example'),
  ])
  const { state } = (await child.call('GET', '/api/consent')).body
  expect(state).toBe(decided.status === 200 ? 'refused' : 'waiting')
})
