import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerStaticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'panya-static-'))
const roots = {
  client: join(folder, 'client'),
  vendor: join(folder, 'vendor'),
  notebook: join(folder, 'notebook'),
}
const app = fastify()

beforeAll(async () => {
  const assets = join(roots.client, 'assets')
  for (const place of [assets, roots.vendor]) mkdirSync(place, { recursive: true })
  writeFileSync(join(assets, 'page-a1.js'), 'let page = 1')
  writeFileSync(join(assets, 'page-a1.js.br'), 'packed')
  writeFileSync(join(assets, 'words.json'), '0123456789')
  writeFileSync(join(roots.client, 'secret.txt'), 'not for everybody')
  await registerStaticFiles(app, roots)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('a file of the build comes packed where that is understood, and is kept for ever', async () => {
  const headers = { 'accept-encoding': 'br' }
  const packed = await app.inject({ url: '/assets/page-a1.js', headers })
  expect(packed.body).toBe('packed')
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const plain = await app.inject({ url: '/assets/page-a1.js' })
  expect(plain.body).toBe('let page = 1')
  const head = await app.inject({ method: 'HEAD', url: '/assets/page-a1.js' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a part of a file, and a file that has not changed, are answered as such', async () => {
  const part = await app.inject({ url: '/assets/words.json', headers: { range: 'bytes=2-4' } })
  expect([part.statusCode, part.body]).toEqual([206, '234'])
  const etag = String(part.headers['etag'])
  const same = await app.inject({ url: '/assets/words.json', headers: { 'if-none-match': etag } })
  expect([same.statusCode, same.body]).toEqual([304, ''])
})

test.each([
  '/assets/none.js',
  '/assets/Page-a1.js',
  '/assets/page-a1.js/',
  '/assets//page-a1.js',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..\\secret.txt',
  '/assets/',
])('%s is no file of the build', async (url) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('everybody')
})
