import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SchoolList, SchoolTrial } from '@panya/domain/account/school-sign-in.ts'
import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { schoolSignIn } from '../../platform/database/schema/school.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { anAdmin } from '../../testing/people.ts'
import { SCHOOL_DOMAIN, SCHOOL_ID, schoolEnvironment } from '../../testing/school.ts'
import { SchoolBrowser } from '../../testing/school-browser.ts'
import { type SchoolServer, startSchoolServer } from '../../testing/school-server.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const BASE = '/school-sign-in'
const WISH = {
  name: 'Suthep School',
  preset: 'other',
  domain: 'Suthep.Example ',
  issuer: 'https://id.suthep.example',
  clientId: 'panya',
  clientSecret: 'do not tell',
  enabled: true,
}
const upwards = (a: number, b: number) => a - b
const acts = async ({ database }: TestServer) =>
  database.orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)

describe('setting a school up', () => {
  test('is recorded, is known to every node at once, and never shows the secret again', async () => {
    const server = await testServer()
    const neighbour = await testServer({}, server)
    const { call } = await adminClient(server)
    const choices = async (node: TestServer) =>
      (await node.app.inject('/api/school-sign-in')).json<{ schools: { name: string }[] }>().schools
    expect(await choices(neighbour)).toEqual([])
    const added = await call<SchoolList>('POST', BASE, WISH)
    expect(added.status).toBe(200)
    expect(JSON.stringify(added.body)).not.toContain('do not tell')
    expect(added.body.schools).toMatchObject([{ domain: SCHOOL_DOMAIN, people: 0, enabled: true }])
    expect(await choices(server)).toHaveLength(1)
    await expect.poll(() => choices(neighbour)).toHaveLength(1)
    const [record] = await acts(server)
    expect(record).toMatchObject({ act: 'school-sign-in.add' })
    expect(JSON.stringify(record)).not.toContain('do not tell')
    const [row] = await server.database.orm.select().from(schoolSignIn)
    expect(JSON.stringify(row)).not.toContain('do not tell')
    // Switched off and removed, it is nowhere.
    const { id } = added.body.schools[0]!
    const { clientSecret: _kept, ...change } = { ...WISH, enabled: false }
    expect((await call('PUT', `${BASE}/${id}`, change)).status).toBe(200)
    expect(await choices(server)).toEqual([])
    await expect.poll(() => choices(neighbour)).toEqual([])
    expect((await call<SchoolList>('DELETE', `${BASE}/${id}`)).body.schools).toEqual([])
    expect((await call('DELETE', `${BASE}/${id}`)).status).toBe(404)
    expect(await acts(server)).toMatchObject([{ act: 'school-sign-in.remove' }])
  })

  test('names what is wrong', async () => {
    const server = await testServer()
    const { call } = await adminClient(server)
    const wrong = async (change: object) =>
      (await call('POST', BASE, { ...WISH, ...change })).body.fields
    expect(await wrong({ name: ' ' })).toEqual({ name: 'required' })
    expect(await wrong({ domain: '@suthep' })).toEqual({ domain: 'format' })
    expect(await wrong({ issuer: 'http://127.0.0.1:5432' })).toEqual({ issuer: 'not-https' })
    expect(await wrong({ preset: 'entra' })).toEqual({ issuer: 'no-tenant' })
    expect(await wrong({ clientSecret: undefined })).toEqual({ clientSecret: 'required' })
    expect(await server.database.orm.select().from(schoolSignIn)).toEqual([])
  })

  test('two admins at once: one domain is one school, and no change is lost', async () => {
    const server = await testServer()
    const admins = [await adminClient(server), await adminClient(server, await anAdmin(server))]
    const added = await Promise.all(admins.map(({ call }) => call('POST', BASE, WISH)))
    expect(added.map(({ status }) => status).toSorted(upwards)).toEqual([200, 409])
    const [one, two] = admins
    const other = { ...WISH, domain: 'other.example' }
    const { body } = await one!.call<SchoolList>('POST', BASE, other)
    const ids = body.schools.map(({ id }) => id)
    const change = { ...WISH, domain: 'third.example' }
    const moved = await Promise.all([
      one!.call('PUT', `${BASE}/${ids[0]}`, change),
      two!.call('PUT', `${BASE}/${ids[1]}`, change),
    ])
    expect(moved.map(({ status }) => status).toSorted(upwards)).toEqual([200, 409])
    const gone = await Promise.all([
      one!.call('DELETE', `${BASE}/${ids[0]}`),
      two!.call('DELETE', `${BASE}/${ids[0]}`),
    ])
    expect(gone.map(({ status }) => status).toSorted(upwards)).toEqual([200, 404])
  })

  test('another provider forgets who the first one knew, and gets a secret of its own', async () => {
    const school = await startSchoolServer()
    onTestFinished(() => school.close())
    const server = await testServer({ NODE_ENV: 'development' })
    const { call } = await adminClient(server)
    const { clientId, clientSecret, issuer } = school
    const { body } = await call<SchoolList>('POST', BASE, {
      ...WISH,
      clientId,
      clientSecret,
      issuer,
    })
    const { id } = body.schools[0]!
    school.people.set('mali', { email: `mali@${SCHOOL_DOMAIN}`, email_verified: true })
    expect(await new SchoolBrowser(server).enter(SCHOOL_ID, 'mali')).toBe('in')
    expect((await call<SchoolList>('GET', BASE)).body.schools).toMatchObject([{ people: 1 }])
    const { clientSecret: _secret, ...moved } = WISH
    const refused = await call('PUT', `${BASE}/${id}`, moved)
    expect(refused.body.fields).toEqual({ clientSecret: 'required' })
    expect((await call('PUT', `${BASE}/${id}`, WISH)).status).toBe(200)
    expect(await server.database.orm.select().from(linkedIdentity)).toEqual([])
  })

  test('switched off while somebody is at the school', async () => {
    const school = await startSchoolServer()
    onTestFinished(() => school.close())
    const server = await testServer({ NODE_ENV: 'development' })
    const { call } = await adminClient(server)
    const { clientId, clientSecret, issuer } = school
    const wish = { ...WISH, clientId, clientSecret, issuer }
    const { body } = await call<SchoolList>('POST', BASE, wish)
    school.people.set('mali', { email: `mali@${SCHOOL_DOMAIN}`, email_verified: true })
    const browser = new SchoolBrowser(server)
    const back = await browser.chooseAt(await browser.press(SCHOOL_ID), 'mali')
    await call('PUT', `${BASE}/${body.schools[0]!.id}`, { ...wish, enabled: false })
    expect((await browser.comeBack(back)).searchParams.get('error')).toBe('Configuration')
  })

  test('what the operator has set is shown and cannot be changed', async () => {
    const school = await startSchoolServer()
    onTestFinished(() => school.close())
    const server = await testServer(schoolEnvironment(school))
    const { call } = await adminClient(server)
    const { body } = await call<SchoolList>('GET', BASE)
    expect(body).toMatchObject({ schools: [], fixed: { domain: SCHOOL_DOMAIN }, possible: true })
    expect(body.callbackPrefix).toBe('http://localhost:80/api/auth/callback/school-')
    expect(JSON.stringify(body)).not.toContain(school.clientSecret)
    const tried = await call('POST', `${BASE}/trial`, { preset: 'other', issuer: school.issuer })
    expect(tried.body).toEqual({ ok: true })
    // An admin's for the same domain does not take its place.
    await call('POST', BASE, WISH)
    const page = await new SchoolBrowser(server).press(SCHOOL_ID)
    expect(page.origin).toBe(new URL(school.issuer).origin)
  })
})

describe('trying it', () => {
  let school: SchoolServer
  beforeEach(async () => {
    school = await startSchoolServer()
    return () => school.close()
  })

  async function trial(issuer: string, environment = { NODE_ENV: 'development' }) {
    const { call } = await adminClient(await testServer(environment))
    return (await call<SchoolTrial>('POST', `${BASE}/trial`, { preset: 'other', issuer })).body
  }

  test('a right one is right', async () => {
    expect(await trial(school.issuer)).toEqual({ ok: true })
  })

  test('what is wrong is named', async () => {
    const page = (body: string, status = 200) => {
      const server = createServer((_request, response) => response.writeHead(status).end(body))
      onTestFinished(() => void server.close())
      return new Promise<string>((resolve) =>
        server.listen(0, '127.0.0.1', () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        ),
      )
    }
    expect(await trial(await page('<html>'))).toMatchObject({ problem: 'not-json' })
    expect(await trial(await page('', 404))).toMatchObject({ problem: 'status', detail: '404' })
    const other = JSON.stringify({ issuer: 'https://other.example' })
    expect(await trial(await page(other))).toEqual({
      ok: false,
      problem: 'other-issuer',
      detail: 'https://other.example',
    })
    expect(await trial('https://nowhere.invalid')).toMatchObject({ problem: 'unknown-host' })
  })

  test('in production it reaches nothing of our own network', async () => {
    const production = { NODE_ENV: 'production' }
    for (const address of [
      'https://127.0.0.1',
      'https://localhost:5432',
      'https://169.254.169.254',
    ])
      expect(await trial(address, production)).toEqual({ ok: false, problem: 'private-address' })
    expect(await trial(school.issuer, production)).toMatchObject({
      fields: { issuer: 'not-https' },
    })
  })
})
