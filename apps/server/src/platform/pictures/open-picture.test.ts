import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { emptyPng } from '../../testing/png.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let learner: Awaited<ReturnType<typeof projectClient>>
let thumbnail: string

beforeAll(async () => {
  server = await startTestServer()
  learner = await projectClient(server, await aStudent(server))
  const { id } = await learner.make('x')
  thumbnail = `/api/projects/${id}/thumbnail`
})
afterAll(() => server.close())

async function put(url: string, payload: Buffer | string, type: string) {
  const headers = { ...learner.headers, 'content-type': type }
  const answer = await server.app.inject({ method: 'PUT', url, headers, payload })
  return answer.statusCode
}

const places = () => [thumbnail, '/api/profile/image']
const plain = { create: { width: 40, height: 30, channels: 3, background: '#4338ca' } } as const

test.each(['png', 'jpeg', 'webp'] as const)('a real %s is taken', async (format) => {
  const picture = await sharp(plain).toFormat(format).toBuffer()
  // What somebody calls it does not count.
  for (const url of places()) {
    expect([200, 204]).toContain(await put(url, picture, `image/${format}`))
    expect([200, 204]).toContain(await put(url, picture, 'image/png'))
  }
})

test('words, fields and descriptions of pictures never reach the image library', async () => {
  const file = import.meta.filename
  const wide = { width: 9000, height: 9000, channels: 4, background: 'red' }
  for (const url of places()) {
    for (const type of [
      'text/plain',
      'application/json',
      'text/html',
      'application/octet-stream',
    ]) {
      expect(await put(url, JSON.stringify(file), type)).toBe(415)
      expect(await put(url, JSON.stringify({ create: wide }), type)).toBe(415)
    }
    expect(await put(url, file, 'image/png')).toBe(400)
    expect(await put(url, JSON.stringify({ create: wide }), 'image/png')).toBe(400)
    expect(await put(url, '', 'image/png')).toBe(400)
  }
})

test('drawings that are programs, other formats, halves and noise are refused', async () => {
  const png = await sharp(plain).png().toBuffer()
  const tiff = await sharp(plain).tiff().toBuffer()
  const gif = await sharp(plain).gif().toBuffer()
  const hostile = [
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hostname"/></svg>',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    tiff,
    gif,
    png.subarray(0, png.length / 2),
    Buffer.concat([png.subarray(0, 33), randomBytes(500)]),
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(500)]),
    Buffer.from('\xff\xd8\xff', 'latin1'),
    Buffer.concat([Buffer.from('RIFFxxxxWEBP', 'latin1'), randomBytes(200)]),
    '%PDF-1.7',
  ]
  for (const url of places()) {
    for (const [index, bytes] of hostile.entries()) {
      expect([index, await put(url, bytes, 'image/png')]).toEqual([index, 400])
    }
  }
})

test('a small file that would be a huge picture is refused before it is unpacked', async () => {
  for (const [width, height] of [
    [9000, 9000],
    [30_000, 1],
    [2_000_000_000, 2_000_000_000],
  ] as const) {
    for (const url of places())
      expect(await put(url, emptyPng(width, height), 'image/png')).toBe(400)
  }
})
