import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKED_HEADER, packedAddress, tagOfContents } from '@panya/domain/download/packed-file.ts'
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
  const models = join(roots.vendor, 'ai', '1')
  for (const place of [assets, models]) mkdirSync(place, { recursive: true })
  writeFileSync(join(assets, 'page-a1.js'), 'let page = 1')
  writeFileSync(join(assets, 'page-a1.js.br'), 'packed')
  writeFileSync(join(assets, 'page-a1.js.gz'), 'zipped')
  writeFileSync(join(assets, 'words.json'), '0123456789')
  writeFileSync(join(assets, 'nothing.css'), '')
  writeFileSync(join(models, 'eng.traineddata.gz'), 'letters')
  writeFileSync(join(roots.client, 'secret.txt'), 'not for everybody')
  registerStaticFiles(app, roots)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const SCRIPT = '/assets/page-a1.js'
const WORDS = '/assets/words.json'

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: said } = await app.inject({ url, headers })
  return { statusCode, body, headers: said, tag: String(said['etag']) }
}

test('a file of the build comes packed where that is understood, and is kept for ever', async () => {
  const packed = await get(SCRIPT, { 'accept-encoding': 'gzip, br' })
  expect(packed.body).toBe('packed')
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': '6',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect((await get(SCRIPT, { 'accept-encoding': 'gzip' })).body).toBe('zipped')
  expect((await get(SCRIPT)).body).toBe('let page = 1')
  const head = await app.inject({ method: 'HEAD', url: SCRIPT })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '12'])
})

test('a file that is kept in one way says nothing of others', async () => {
  expect((await get(WORDS)).headers).not.toHaveProperty('vary')
  expect((await get('/vendor/ai/1/eng.traineddata.gz')).body).toBe('letters')
  expect((await get('/assets/nothing.css')).headers['content-length']).toBe('0')
})

test('a part of a file, and a file that has not changed, are answered as such', async () => {
  const part = await get(WORDS, { range: 'bytes=2-4' })
  expect([part.statusCode, part.body]).toEqual([206, '234'])
  expect(part.headers).toMatchObject({
    'content-range': 'bytes 2-4/10',
    'content-length': '3',
    'accept-ranges': 'bytes',
  })
  const head = await app.inject({ method: 'HEAD', url: WORDS, headers: { range: 'bytes=2-4' } })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '10'])
  const none = await get(WORDS, { range: 'bytes=10-' })
  expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */10'])
  const same = await get(WORDS, { 'if-none-match': `"x", W/${part.tag}` })
  expect([same.statusCode, same.body, same.tag]).toEqual([304, '', part.tag])
  expect((await get(WORDS, { 'if-none-match': '"x"' })).statusCode).toBe(200)
})

test('each way of keeping a file has a tag of its own, and a part is one of that very way', async () => {
  const brotli = { 'accept-encoding': 'br' }
  const [plain, packed, zipped] = await Promise.all([
    get(SCRIPT),
    get(SCRIPT, brotli),
    get(SCRIPT, { 'accept-encoding': 'gzip' }),
  ])
  expect(new Set([plain.tag, packed.tag, zipped.tag]).size).toBe(3)
  for (const { tag } of [plain, packed, zipped]) {
    expect(tag).toMatch(/^"/)
    expect(tagOfContents(tag)).toBe(plain.tag)
  }
  const part = await get(SCRIPT, { ...brotli, range: 'bytes=3-', 'if-range': packed.tag })
  expect([part.statusCode, part.body, part.tag]).toEqual([206, 'ked', packed.tag])
  expect(part.headers).toMatchObject({
    'content-encoding': 'br',
    'content-range': 'bytes 3-5/6',
  })
})

test.each([
  ['of another way', async () => (await get(SCRIPT)).tag],
  ['of another file', async () => (await get(WORDS)).tag],
  ['that is weak', async () => `W/${(await get(SCRIPT, { 'accept-encoding': 'br' })).tag}`],
  ['that is a date', async () => new Date().toUTCString()],
])('with a tag %s the whole file comes', async (_, tag) => {
  const headers = { 'accept-encoding': 'br', range: 'bytes=3-', 'if-range': await tag() }
  const whole = await get(SCRIPT, headers)
  expect([whole.statusCode, whole.body]).toEqual([200, 'packed'])
})

test('who unpacks it themselves gets the small copy as it is, in parts too', async () => {
  const packed = await get(packedAddress(SCRIPT, 'br'), { 'accept-encoding': 'gzip' })
  expect(packed.body).toBe('packed')
  expect(packed.headers).toMatchObject({
    [PACKED_HEADER]: 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/octet-stream',
  })
  expect(packed.headers).not.toHaveProperty('content-encoding')
  expect(packed.headers).not.toHaveProperty('vary')
  const rest = { range: 'bytes=1-', 'if-range': packed.tag, 'accept-encoding': 'identity' }
  expect((await get(packedAddress(SCRIPT, 'br'), rest)).body).toBe('acked')
  const plain = await get(packedAddress(WORDS, 'br'))
  expect([plain.body, plain.headers[PACKED_HEADER]]).toEqual(['0123456789', undefined])
  expect((await get(`${SCRIPT}?packed=zip`)).body).toBe('let page = 1')
})

test('the notebook is there as soon as it is built, and anew when it is built anew', async () => {
  const address = '/notebook/static/main.js'
  expect((await get(address)).statusCode).toBe(404)
  for (const text of ['first', 'second']) {
    const draft = join(roots.notebook, 'draft')
    mkdirSync(join(draft, 'static'), { recursive: true })
    writeFileSync(join(draft, 'static', 'main.js'), text)
    writeFileSync(join(draft, 'index.html'), text)
    rmSync(join(roots.notebook, 'site'), { recursive: true })
    renameSync(draft, join(roots.notebook, 'site'))
    expect((await get(address)).body).toBe(text)
  }
  expect((await get(address)).headers['cache-control']).toContain('immutable')
  const page = await get('/notebook/index.html')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect((await get('/notebook/index.html', { 'if-none-match': page.tag })).statusCode).toBe(304)
})

test.each([
  '/assets/none.js',
  '/assets/Page-a1.js',
  '/assets/page-a1.js/',
  '/assets/page-a1.js.br',
  '/assets//page-a1.js',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..\\secret.txt',
  '/assets/',
  '/vendor/ai',
  '/vendor/ai/1/',
])('%s is no file of the build', async (url) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('everybody')
})
