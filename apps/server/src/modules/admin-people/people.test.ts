import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aStudent, aTeacher } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deleteDue } from '../personal-data/deletion-port.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
})
beforeEach(() => server.setNow(null))
afterAll(() => server.close())

const person = async (id: number) => (await admin.call<PersonDetail>('GET', `/people/${id}`)).body

describe('closing an account', () => {
  test('signs its devices out and lets nobody in until it is open again', async () => {
    const { id, email } = await aStudent(server)
    const session = await signIn(server, email)
    const url = '/api/devices'
    expect(
      (await admin.call('PUT', `/people/${id}/state`, { state: 'closed' })).body,
    ).toMatchObject({
      state: 'closed',
      devices: [],
    })
    expect((await server.app.inject({ url, headers: session.withCookie })).statusCode).toBe(401)
    const refused = await new Browser(server).signIn(email)
    expect(refused.searchParams.get('code')).toBe('account_closed')
    await admin.call('PUT', `/people/${id}/state`, { state: 'open' })
    expect((await signIn(server, email)).sessionId).toHaveLength(32)
  })

  test('deleting can be taken back for 30 days; then everything is gone', async () => {
    const kept = await aStudent(server)
    const gone = await aTeacher(server)
    const identity = await createIdentity(server.context)
    const start = new Date()
    const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000)
    server.setNow(start)
    for (const { id } of [kept, gone]) {
      await admin.call('PUT', `/people/${id}/state`, { state: 'leaving' })
    }
    expect((await person(gone.id)).deletion).toMatchObject({
      requestedBy: 'admin',
      dueAt: daysLater(30).toISOString(),
    })
    await admin.call('PUT', `/people/${kept.id}/state`, { state: 'open' })
    await deleteDue(server.database, identity, daysLater(29.99))
    expect((await person(gone.id)).state).toBe('leaving')
    await deleteDue(server.database, identity, daysLater(30))
    expect((await admin.call('GET', `/people/${gone.id}`)).status).toBe(404)
    for (const table of ['identity_accounts', 'privileged_users', 'device_sessions']) {
      const text = `select from ${table} where email = $1`
      expect((await server.database.pool.query(text, [gone.email])).rowCount, table).toBe(0)
    }
    server.setNow(null)
    expect((await signIn(server, kept.email)).sessionId).toHaveLength(32)
  })

  test('nobody closes their own', async () => {
    const { id } = admin.person
    for (const state of ['closed', 'leaving']) {
      expect(await admin.call('PUT', `/people/${id}/state`, { state })).toMatchObject({
        status: 409,
        body: { message: 'not-yourself' },
      })
    }
  })
})

describe('a person', () => {
  test('is signed out on one device or on all', async () => {
    const { id, email } = await aStudent(server)
    await signIn(server, email)
    await signIn(server, email)
    const { devices } = await person(id)
    expect(devices).toHaveLength(2)
    const [first] = devices
    expect((await admin.call('DELETE', `/people/${id}/devices/${first?.id}`)).status).toBe(204)
    expect((await admin.call('DELETE', `/people/${id}/devices/${first?.id}`)).status).toBe(404)
    expect((await person(id)).devices).toHaveLength(1)
    await admin.call('DELETE', `/people/${id}/devices`)
    expect((await person(id)).devices).toHaveLength(0)
  })

  test('who forgot the password gets a new one, and every device is signed out', async () => {
    const { id, email } = await aTeacher(server)
    const { withCookie } = await signIn(server, email)
    const { body } = await admin.call<{ password: string }>('POST', `/people/${id}/password`)
    const profile = await server.app.inject({ url: '/api/profile', headers: withCookie })
    expect(profile.statusCode).toBe(401)
    expect((await new Browser(server).signIn(email)).search).toContain('error')
    expect((await signIn(server, email, body.password)).sessionId).toHaveLength(32)
    const { rows } = await server.database.pool.query(
      `select actor, act, before, after from audit_log where target = $1`,
      [`student:${id}`],
    )
    const actor = admin.person.email
    expect(rows).toEqual([{ actor, act: 'person.reset-password', before: null, after: null }])
    expect((await admin.call('POST', `/people/${admin.person.id}/password`)).status).toBe(409)
  })

  test('gets a complimentary subscription, and it can be taken back', async () => {
    const { id } = await aStudent(server)
    const grant = { plan: 'pro', cycle: 'monthly', reason: 'Science fair', until: '2099-12-31' }
    const { body } = await admin.call<PersonDetail>('POST', `/people/${id}/grants`, grant)
    expect(body.grants).toMatchObject([
      {
        plan: 'pro',
        status: 'active',
        reason: 'Science fair',
        expiresAt: '2099-12-31T16:59:59.999Z',
      },
    ])
    const path = `/people/${id}/grants/${body.grants[0]?.id}`
    expect((await admin.call<PersonDetail>('DELETE', path)).body.grants).toMatchObject([
      { status: 'revoked' },
    ])
    expect((await admin.call('DELETE', path)).status).toBe(404)
    for (const wrong of [{ until: '2000-01-01' }, { until: 'soon' }, { reason: ' ' }]) {
      const answer = await admin.call('POST', `/people/${id}/grants`, { ...grant, ...wrong })
      expect(answer.status).toBe(400)
    }
  })

  test('is corrected by an admin, and the log says what was there before', async () => {
    const { id } = await aStudent(server, { firstName: 'Sudaa' })
    const { status } = await admin.call('PATCH', `/people/${id}`, { firstName: 'Suda' })
    expect(status).toBe(200)
    const { rows } = await server.database.pool.query(
      `select actor, act, before, after from audit_log where target = $1`,
      [`student:${id}`],
    )
    const after = { firstName: 'Suda' }
    const actor = admin.person.email
    expect(rows).toEqual([{ actor, act: 'person.edit', before: { firstName: 'Sudaa' }, after }])
  })
})

describe('roles', () => {
  test('are given and taken, and take effect at once', async () => {
    const { id, email } = await aStudent(server)
    const { withCookie: headers } = await signIn(server, email)
    const asAdmin = async () =>
      (await server.app.inject({ url: '/api/admin/overview', headers })).statusCode
    expect(await asAdmin()).toBe(403)
    const { body } = await admin.call('POST', `/people/${id}/roles`, { group: 'admin' })
    expect(await asAdmin()).toBe(200)
    await admin.call('PATCH', `/roles/${body.id}`, { active: false })
    expect(await asAdmin()).toBe(403)
  })

  test('nobody takes admin from themselves', async () => {
    const { entries } = (await admin.call('POST', '/roles/list', { group: 'admin', after: '' }))
      .body
    const own = entries.find(({ email }: { email: string }) => email === admin.person.email)
    expect(await admin.call('PATCH', `/roles/${own.id}`, { active: false })).toMatchObject({
      status: 409,
      body: { message: 'not-yourself' },
    })
  })

  test('a demo account must be an account, and nobody with power', async () => {
    const { email } = await aStudent(server)
    const teacher = await aTeacher(server)
    const add = (wish: string) => admin.call('POST', '/demo', { email: wish })
    const made = await add(email)
    expect(made).toMatchObject({ status: 200, body: { active: true } })
    expect((await add(email)).status).toBe(409)
    expect((await add(teacher.email)).status).toBe(409)
    expect((await add('nobody@x.example')).status).toBe(400)
    const off = await admin.call('PATCH', `/demo/${made.body.id}`, { active: false })
    expect(off.body).toMatchObject({ email, active: false })
  })
})
