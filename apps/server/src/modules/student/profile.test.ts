import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDemo, aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function someone(make = aStudent) {
  const { id, email } = await make(server)
  const { withCookie } = await signIn(server, email)
  const get = (url = '/api/profile') => server.app.inject({ url, headers: withCookie })
  const patch = (payload: object) =>
    server.app.inject({ method: 'PATCH', url: '/api/profile', headers: withCookie, payload })
  const upload = (payload: Buffer, type = 'image/png') =>
    server.app.inject({
      method: 'PUT',
      url: '/api/profile/image',
      headers: { ...withCookie, 'content-type': type },
      payload,
    })
  return { id, email, withCookie, get, patch, upload }
}

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#4338ca' } })

describe('profile', () => {
  test('is read and changed, one field or several', async () => {
    const { id, email, get, patch } = await someone()
    const changed = await patch({ displayName: '  มะลิ  ', grade: 'M2' })
    expect(changed.json()).toMatchObject({ id, email, displayName: 'มะลิ', grade: 'M2' })
    expect((await get()).json()).toEqual(changed.json())
  })

  test.each([
    [{ displayName: '' }, { displayName: 'required' }],
    [{ grade: 'P9', firstName: 'ok' }, { grade: 'unknown-grade' }],
    [{ lastName: 7 }, { lastName: 'not-text' }],
    [{ email: 'other@x.co' }, { email: 'unknown-field' }],
    [{ total_online_minutes: 9999 }, { total_online_minutes: 'unknown-field' }],
    [{ constructor: 'x' }, { constructor: 'unknown-field' }],
    [{}, { body: 'required' }],
    [[], { body: 'not-an-object' }],
  ])('%j is refused and changes nothing', async (change, fields) => {
    const { get, patch } = await someone()
    const before = (await get()).json()
    const answer = await patch(change)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'BAD_INPUT', message: 'bad-input', fields },
    ])
    expect((await get()).json()).toEqual(before)
  })

  test('of a guest is read only, of nobody not at all', async () => {
    const guest = await someone(aDemo)
    expect((await guest.get()).statusCode).toBe(200)
    expect((await guest.patch({ displayName: 'x' })).statusCode).toBe(403)
    expect((await guest.upload(await picture().png().toBuffer())).statusCode).toBe(403)
    expect((await server.app.inject('/api/profile')).statusCode).toBe(401)
  })
})

describe('picture', () => {
  test('becomes 256 x 256 without metadata, under a name nobody can guess', async () => {
    const { get, upload } = await someone()
    const exif = { IFD0: { Copyright: 'Home, 12 Soi 3, Chiang Mai' } }
    const photo = await picture(1200, 800).withExif(exif).jpeg().toBuffer()
    expect(photo.includes('Soi 3')).toBe(true)
    const { profileImage } = (await upload(photo, 'image/jpeg')).json()
    expect((await get()).json().profileImage).toBe(profileImage)
    const served = await server.app.inject(profileImage)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    const { width, height, format, exif: left } = await sharp(served.rawPayload).metadata()
    expect([width, height, format, left]).toEqual([256, 256, 'webp', undefined])
    expect(profileImage).toMatch(/^\/api\/profile\/images\/[\w-]{24}\.webp$/)
  })

  test('is replaced and taken away, and the old one is gone', async () => {
    const { get, upload, withCookie } = await someone()
    const png = await picture().png().toBuffer()
    const first = (await upload(png)).json().profileImage
    const second = (await upload(png)).json().profileImage
    expect((await server.app.inject(first)).statusCode).toBe(404)
    expect((await server.app.inject(second)).statusCode).toBe(200)
    await server.app.inject({ method: 'DELETE', url: '/api/profile/image', headers: withCookie })
    expect((await server.app.inject(second)).statusCode).toBe(404)
    expect((await get()).json().profileImage).toBeNull()
  })

  test.each([
    ['a text', Buffer.from('hello'), 'image/png', 400],
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/png',
      400,
    ],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png', 400],
    ['nothing', Buffer.alloc(0), 'image/png', 400],
    ['another kind', Buffer.from('GIF89a'), 'image/gif', 400],
    ['more than 2 MiB', Buffer.alloc(2 * 1024 * 1024 + 1, 0xff), 'image/jpeg', 413],
  ])('%s is refused', async (_name, bytes, type, status) => {
    const { get, upload } = await someone()
    expect((await upload(bytes, type)).statusCode).toBe(status)
    expect((await get()).json().profileImage).toBeNull()
  })

  test('a small file that would unfold into a huge picture is refused', async () => {
    const { upload } = await someone()
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect((await upload(bomb)).statusCode).toBe(400)
  })
})
