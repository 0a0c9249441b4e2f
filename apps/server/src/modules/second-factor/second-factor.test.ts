import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RECOVERY_CODES } from '@panya/domain/account/second-factor.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createMailer } from '../../platform/mail/mailer.ts'
import { codeAt } from '../../testing/app-code.ts'
import { aDemo, anAdmin, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { Browser } from '../../testing/sign-in.ts'
import { StaffBrowser } from '../../testing/staff-browser.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Somebody of the staff, with an app, at a clock that stands still. */
async function enrolled(node = server, make = aTeacher) {
  const start = new Date('2026-11-16T03:00:10Z')
  node.setNow(start)
  const { email, id } = await make(node)
  const browser = new StaffBrowser(node)
  await browser.signIn(email)
  const { secret, recoveryCodes } = await browser.addApp()
  const later = (count: number) => {
    const moment = new Date(node.context.now().getTime() + count * 1000)
    node.setNow(moment)
    return moment
  }
  const code = () => codeAt(secret, node.context.now())
  return { email, id, browser, secret, recoveryCodes: recoveryCodes ?? [], later, code, start }
}

describe('a code app', () => {
  test('is asked for after the right password, and not before', async () => {
    const { email, later, code } = await enrolled()
    later(60)
    const elsewhere = new StaffBrowser(server)
    expect(await elsewhere.enter({ email, password: 'wrong' })).toBe('credentials')
    expect(await elsewhere.enter({ email, password: 'wrong', code: code() })).toBe('credentials')
    expect(await elsewhere.enter({ email, password: TEST_PASSWORD })).toBe('second_factor_app')
    expect(await elsewhere.session()).toBeNull()
    expect(await elsewhere.enterWithCode(email, '000000')).toBe('second_factor_wrong')
    expect(await elsewhere.session()).toBeNull()
    expect(await elsewhere.enterWithCode(email, code())).toBe('/home')
    expect((await elsewhere.safety()).proved).toBe(true)
    const { rows } = await server.database.pool.query(
      `select second_factor from device_sessions where email = $1 and status = 'active' order by id`,
      [email],
    )
    expect(rows).toEqual([{ second_factor: 'app' }, { second_factor: 'app' }])
  })

  test('gives codes that work once, also the one it was set up with, and old ones never', async () => {
    const { email, later, code, secret, start } = await enrolled()
    expect(await new StaffBrowser(server).enterWithCode(email, code())).toBe('second_factor_wrong')
    later(60)
    const current = code()
    expect(await new StaffBrowser(server).enterWithCode(email, current)).toBe('/home')
    expect(await new StaffBrowser(server).enterWithCode(email, current)).toBe('second_factor_wrong')
    const before = codeAt(secret, new Date(server.context.now().getTime() - 30_000))
    expect(await new StaffBrowser(server).enterWithCode(email, before)).toBe('second_factor_wrong')
    later(300)
    expect(await new StaffBrowser(server).enterWithCode(email, codeAt(secret, start))).toBe(
      'second_factor_wrong',
    )
  })

  test('gives a code that only one of two at the same moment can use', async () => {
    const { email, later, code } = await enrolled()
    later(60)
    const same = code()
    const answers = await Promise.all(
      [1, 2, 3].map(() => new StaffBrowser(server).enterWithCode(email, same)),
    )
    expect(answers.filter((answer) => answer === '/home')).toHaveLength(1)
  })

  test('has its secret in the database only encrypted, and bound to its owner', async () => {
    const { email, id, secret, later, code } = await enrolled()
    const other = await enrolled()
    const { pool } = server.database
    const { rows } = await pool.query('select * from staff_factor where student_id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(secret)
    await pool.query(
      `update staff_factor set sealed_secret = (select sealed_secret from staff_factor
        where student_id = $1) where student_id = $2`,
      [other.id, id],
    )
    later(60)
    expect(await new StaffBrowser(server).enterWithCode(email, other.code())).toBe(
      'second_factor_wrong',
    )
    expect(await new StaffBrowser(server).enterWithCode(email, code())).toBe('second_factor_wrong')
  })

  test('is not added without a right code, nor with somebody else’s beginning', async () => {
    server.setNow(null)
    const [mine, theirs] = [new StaffBrowser(server), new StaffBrowser(server)]
    await mine.signIn((await aTeacher(server)).email)
    await theirs.signIn((await aTeacher(server)).email)
    const { setup, secret } = (await mine.send('POST', '/api/second-factor/app')).json()
    const put = (browser: StaffBrowser, code: string) =>
      browser.send('PUT', '/api/second-factor/app', { setup, code })
    const right = codeAt(secret, new Date())
    expect((await put(mine, '000000')).json().fields).toEqual({ code: 'wrong' })
    expect((await put(mine, 'x')).json().fields).toEqual({ code: 'wrong' })
    expect((await put(theirs, right)).statusCode).toBe(409)
    expect((await theirs.safety()).appSince).toBeNull()
    expect((await put(mine, right)).statusCode).toBe(200)
  })

  test('ends the sessions that never proved it, and leaves the one that did', async () => {
    server.setNow(null)
    const { email } = await aTeacher(server)
    const [here, there] = [new StaffBrowser(server), new StaffBrowser(server)]
    await there.signIn(email)
    await here.signIn(email)
    await here.addApp()
    expect(await there.session()).toBeNull()
    expect((await here.session())?.user.email).toBe(email)
  })
})

describe('recovery codes', () => {
  test('open the account once each, and new ones make the old worthless', async () => {
    const { email, browser, recoveryCodes } = await enrolled()
    expect(recoveryCodes).toHaveLength(RECOVERY_CODES)
    const [first = '', second = ''] = recoveryCodes
    expect(await new StaffBrowser(server).enterWithCode(email, first.toLowerCase())).toBe('/home')
    expect(await new StaffBrowser(server).enterWithCode(email, first)).toBe('second_factor_wrong')
    expect((await browser.safety()).recoveryCodesLeft).toBe(9)
    const renewed = (await browser.send('POST', '/api/second-factor/recovery-codes')).json()
    expect(await new StaffBrowser(server).enterWithCode(email, second)).toBe('second_factor_wrong')
    expect(await new StaffBrowser(server).enterWithCode(email, renewed.recoveryCodes[0])).toBe(
      '/home',
    )
  })

  test('of somebody else open nothing', async () => {
    const { email } = await enrolled()
    const other = await enrolled()
    const answer = await new StaffBrowser(server).enterWithCode(email, other.recoveryCodes[0] ?? '')
    expect(answer).toBe('second_factor_wrong')
  })

  test('are not in the database, nor in what somebody takes along', async () => {
    const { browser, recoveryCodes, id } = await enrolled()
    const { rows } = await server.database.pool.query(
      'select * from recovery_code where student_id = $1',
      [id],
    )
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0])
    const answer = await browser.get('/api/personal-data/export.zip')
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const read = (name: string) => JSON.parse(strFromU8(files[`data/${name}.student_id.json`]!))
    expect(read('recovery_code')).toHaveLength(RECOVERY_CODES)
    expect(Object.keys(read('recovery_code')[0]).toSorted()).toEqual([
      'id',
      'student_id',
      'used_at',
    ])
    expect(Object.keys(read('staff_factor')[0]).toSorted()).toEqual([
      'confirmed_at',
      'last_step',
      'student_id',
    ])
  })
})

describe('guessing codes', () => {
  test('ends after a few, also for the right one; a known device and recovery codes go on', async () => {
    const own = await testServer()
    const { email, browser, later, code, recoveryCodes } = await enrolled(own)
    later(60)
    const thief = new StaffBrowser(own)
    const answers = []
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push(await thief.enterWithCode(email, String(guess).padStart(6, '9')))
    }
    expect(answers).toEqual([
      ...Array(5).fill('second_factor_wrong'),
      'rate_limited',
      'rate_limited',
    ])
    expect(await thief.enterWithCode(email, code())).toBe('rate_limited')
    const anywhere = new StaffBrowser(own)
    expect(await anywhere.enterWithCode(email, recoveryCodes[0] ?? '')).toBe('/home')
    await browser.signOut()
    expect(await browser.enter({ email, password: TEST_PASSWORD })).toBe('second_factor_app')
    expect(await browser.enterWithCode(email, code())).toBe('/home')
  })

  test('on a known device uses up only that device’s tries', async () => {
    const own = await testServer()
    const { email, browser, later, code } = await enrolled(own)
    later(60)
    await browser.signOut()
    const answers = []
    for (let guess = 0; guess < 9; guess += 1)
      answers.push(await browser.enterWithCode(email, '123123'))
    expect(answers.at(-1)).toBe('rate_limited')
    expect(await new StaffBrowser(own).enterWithCode(email, code())).toBe('/home')
  })
})

describe('who may', () => {
  test.each([
    ['a learner', aStudent],
    ['a guest', aDemo],
  ])('%s can neither look nor enrol', async (_name, make) => {
    server.setNow(null)
    const browser = new Browser(server)
    await browser.signIn((await make(server)).email)
    const asked = [
      ['POST', '/api/second-factor/app'],
      ['PUT', '/api/second-factor/app'],
      ['POST', '/api/second-factor/recovery-codes'],
      ['POST', '/api/second-factor/passkeys/question'],
      ['POST', '/api/second-factor/passkeys'],
      ['POST', '/api/second-factor/confirm/password'],
    ] as const
    expect((await browser.get('/api/second-factor')).statusCode).toBe(403)
    for (const [method, url] of asked) {
      expect([url, (await browser.send(method, url, {})).statusCode]).toEqual([url, 403])
    }
  })

  test('a learner who becomes a teacher can; one who was a teacher signs in with the password', async () => {
    server.setNow(null)
    const { email, id: person } = await aStudent(server)
    const browser = new StaffBrowser(server)
    await browser.signIn(email)
    const admin = new Browser(server)
    await admin.signIn((await anAdmin(server)).email)
    const roles = `/api/admin/people/${person}/roles`
    const { id } = (await admin.send('POST', roles, { group: 'teacher' })).json()
    await browser.addApp()
    expect(await new StaffBrowser(server).enter({ email, password: TEST_PASSWORD })).toBe(
      'second_factor_app',
    )
    await admin.send('PATCH', `/api/admin/roles/${id}`, { active: false })
    expect(await new StaffBrowser(server).enter({ email, password: TEST_PASSWORD })).toBe('/home')
  })

  test('nobody who was not asked again within ten minutes', async () => {
    const { browser, later } = await enrolled()
    const renew = () => browser.send('POST', '/api/second-factor/recovery-codes')
    later(9 * 60)
    expect((await renew()).statusCode).toBe(200)
    later(2 * 60)
    for (const [method, url] of [
      ['POST', '/api/second-factor/recovery-codes'],
      ['POST', '/api/second-factor/app'],
      ['DELETE', '/api/second-factor/app'],
      ['POST', '/api/second-factor/passkeys/question'],
      ['DELETE', '/api/second-factor/passkeys/1'],
    ] as const) {
      const answer = await browser.send(method, url)
      expect([url, answer.json().message]).toEqual([url, 'confirm-first'])
    }
    expect((await browser.confirm('not it')).json().fields).toEqual({ password: 'wrong' })
    expect((await renew()).statusCode).toBe(403)
    expect((await browser.confirm()).statusCode).toBe(204)
    expect((await renew()).statusCode).toBe(200)
  })

  test('nobody guesses the password of an open computer there', async () => {
    const { browser } = await enrolled()
    const answers = []
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push((await browser.confirm(`guess ${guess}`)).statusCode)
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429])
  })
})

test('a removed app is no longer asked for, and its recovery codes are gone', async () => {
  const { email, browser, id } = await enrolled()
  expect((await browser.send('DELETE', '/api/second-factor/app')).statusCode).toBe(204)
  expect((await browser.send('DELETE', '/api/second-factor/app')).statusCode).toBe(404)
  expect(await browser.safety()).toMatchObject({ appSince: null, recoveryCodesLeft: 0 })
  expect(await new StaffBrowser(server).enter({ email, password: TEST_PASSWORD })).toBe('/home')
  const { rows } = await server.database.pool.query(
    'select 1 from recovery_code where student_id = $1',
    [id],
  )
  expect(rows).toEqual([])
})

describe('a change', () => {
  test('is told to the owner by mail, in every language', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'panya-factor-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const own = await testServer({ DATA_DIR: dataDir })
    const { email, browser } = await enrolled(own)
    await browser.send('POST', '/api/second-factor/recovery-codes')
    await browser.send('DELETE', '/api/second-factor/app')
    const outbox = createMailer(own.context).outbox
    await expect.poll(async () => (await outbox.list()).length).toBe(3)
    const mails = await outbox.list()
    expect(mails.map(({ to }) => to)).toEqual([email, email, email])
    const all = mails.map(({ text }) => text).join('\n')
    for (const words of ['code app was added', 'สร้างรหัสกู้คืน', '移除了验证码应用', 'تطبيق الرموز'])
      expect(all).toContain(words)
    expect(all).toContain('http://localhost:3000/th/profile')
  })
})
