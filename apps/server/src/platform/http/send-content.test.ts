import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const SEALED = {
  'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  'x-content-type-options': 'nosniff',
}

test('every picture people uploaded is a WebP of ours that acts as nothing else', async () => {
  const teacher = await projectClient(server, await aTeacher(server))
  const { id } = await teacher.make('x')
  const payload = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#4338ca' },
  })
    .png()
    .toBuffer()
  const headers = { ...teacher.headers, 'content-type': 'image/png' }
  const thumbnail = `/api/projects/${id}/thumbnail`
  await server.app.inject({ method: 'PUT', url: thumbnail, headers, payload })
  const face = await server.app.inject({
    method: 'PUT',
    url: '/api/profile/image',
    headers,
    payload,
  })
  const shared = await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' })
  const addresses = [
    thumbnail,
    face.json().profileImage,
    `/api/shared/${shared.body.shareId}/thumbnail`,
  ]
  for (const url of addresses) {
    const answer = await server.app.inject({ url, headers: teacher.headers })
    expect(answer.statusCode, url).toBe(200)
    expect(answer.headers, url).toMatchObject({ ...SEALED, 'content-type': 'image/webp' })
    expect((await sharp(answer.rawPayload).metadata()).format, url).toBe('webp')
  }
})

test('what is not a picture is kept as a file', async () => {
  const teacher = await projectClient(server, await aTeacher(server))
  await teacher.make('x')
  for (const url of ['/api/projects/export.zip', '/api/personal-data/export.zip']) {
    const answer = await server.app.inject({ url, headers: teacher.headers })
    expect(answer.statusCode, url).toBe(200)
    expect(answer.headers, url).toMatchObject({
      ...SEALED,
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w. -]+"$/),
    })
  }
})

test('a document comes as JSON whatever it holds, also to whoever opens its address', async () => {
  const teacher = await projectClient(server, await aTeacher(server))
  const html = '<html><script>alert(1)</script></html>'
  const { id } = await teacher.make(html, html)
  const { shareId } = (await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' }))
    .body
  for (const url of [`/api/projects/${id}`, '/api/projects', `/api/shared/${shareId}`]) {
    const accept = { accept: 'text/html' }
    const answer = await server.app.inject({ url, headers: { ...teacher.headers, ...accept } })
    expect(answer.body, url).toContain('alert(1)')
    expect(answer.headers, url).toMatchObject({
      ...SEALED,
      'content-type': expect.stringMatching(/^application\/json/),
    })
  }
})

test('also a refusal and an address that is not there', async () => {
  for (const url of [
    `/api/projects/${randomUUID()}`,
    '/api/nothing?<script>',
    '/graphql?query=<b>',
  ]) {
    const answer = await server.app.inject({ url })
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
    expect(answer.headers, url).toMatchObject(SEALED)
    expect(answer.headers['content-type'], url).toMatch(
      /^application\/(problem\+|graphql-response\+)?json/,
    )
  }
})
