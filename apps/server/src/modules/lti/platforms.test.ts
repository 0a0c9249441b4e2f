import type { PlatformList, PlatformWish } from '@panya/domain/lti/lti.ts'
import { expect, test } from 'vitest'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { ltiContext } from '../../platform/database/schema/school.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aConnectedCourse } from '../../testing/lti-course.ts'
import { ltiTestBed, open } from '../../testing/lti-launch.ts'
import { isOfPlatform, isSafeAddress } from './platforms.ts'

const bed = await ltiTestBed()

const WISH: PlatformWish = {
  name: 'Canvas',
  issuer: 'https://canvas.instructure.com',
  clientId: '10000000000001',
  deploymentIds: ['1:abc'],
  authUrl: 'https://sso.canvaslms.com/api/lti/authorize_redirect',
  tokenUrl: 'https://sso.canvaslms.com/login/oauth2/token',
  keysUrl: 'https://sso.canvaslms.com/api/lti/security/jwks',
  origins: ['https://school.instructure.com/courses'],
}

test('an admin registers a platform, changes and removes it; each is written down', async () => {
  const admin = await adminClient(bed.server)
  const list = async () => (await admin.call('GET', '/lti')).body as PlatformList
  expect((await admin.call('POST', '/lti', WISH)).status).toBe(201)
  expect((await admin.call('POST', '/lti', WISH)).status).toBe(409)
  const made = (await list()).platforms.find(({ name }) => name === 'Canvas')!
  expect(made.origins).toEqual(['https://school.instructure.com'])
  expect((await list()).addresses.launch).toMatch(/\/api\/lti\/launch$/)
  const { issuer: _issuer, clientId: _client, ...change } = WISH
  const url = `/lti/${made.id}`
  const renamed = { ...change, name: 'Our Canvas' }
  expect((await admin.call('PUT', url, renamed)).status).toBe(204)
  // People are known by what this platform calls them: it stays the one it is.
  expect((await admin.call('PUT', url, { ...renamed, issuer: 'https://x.example' })).status).toBe(
    400,
  )
  expect((await admin.call('DELETE', url)).status).toBe(204)
  expect((await admin.call('DELETE', url)).status).toBe(404)
  const acts = await bed.server.database.orm.select({ act: auditLog.act }).from(auditLog)
  const names = acts.map(({ act }) => act).filter((act) => act.startsWith('lti.'))
  expect(names).toEqual(['lti.register', 'lti.change', 'lti.remove'])
})

test('an address that is none, or leads into the house, is refused and named', async () => {
  const admin = await adminClient(bed.server)
  for (const [field, value] of [
    ['authUrl', 'javascript:alert(1)'],
    ['tokenUrl', 'http://intranet.example/token'],
    ['keysUrl', 'http://10.0.0.1/keys'],
    ['keysUrl', 'https://user:secret@x.example/keys'],
    ['origins', ['ftp://x.example']],
  ] as const) {
    const { status, body } = await admin.call('POST', '/lti', { ...WISH, [field]: value })
    expect([status, body]).toMatchObject([400, { fields: { [field]: 'not-an-address' } }])
  }
})

test('addresses are https, unless the operator has named the place', () => {
  const local = 'http://127.0.0.1:8080/keys'
  const production = { production: true, ltiOrigins: [] }
  expect(isSafeAddress(local, production)).toBe(false)
  expect(isSafeAddress('https://lms.example/keys', production)).toBe(true)
  expect(isSafeAddress(local, { ...production, ltiOrigins: ['http://127.0.0.1:8080'] })).toBe(true)
  expect(isSafeAddress(local, { ...production, ltiOrigins: ['http://127.0.0.1'] })).toBe(false)
  expect(isSafeAddress(local, { ...production, production: false })).toBe(true)
  const platform = { id: 1, ...WISH }
  expect(isOfPlatform(platform, 'https://school.instructure.com/api/lti/courses/1')).toBe(true)
  expect(isOfPlatform(platform, 'https://school.instructure.com.evil.example/')).toBe(false)
  expect(isOfPlatform(platform, 'https://other.instructure.com/')).toBe(false)
})

test('with a platform its courses and its names for people go; the people stay', async () => {
  const course = await aConnectedCourse(bed)
  const { orm } = bed.server.database
  expect(await orm.$count(ltiContext)).toBe(1)
  const admin = await adminClient(bed.server)
  await admin.call('DELETE', `/lti/${bed.platformId}`)
  expect([await orm.$count(ltiContext), await orm.$count(linkedIdentity)]).toEqual([0, 0])
  expect((await course.browser.session())?.user.email).toBe(course.teacherPerson.email)
  await expect(open(bed, { sub: 'x' })).rejects.toThrow()
})
