import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { SITE_LIST } from '@panya/domain/offline/site-files.ts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { vouchFor } from './file-list.ts'
import { registerOffline } from './offline-routes.ts'
import { createVoucher } from './voucher.ts'

const client = mkdtempSync(join(tmpdir(), 'panya-offline-'))
writeFileSync(join(client, 'service-worker.js'), 'let worker = 1')
afterAll(() => rmSync(client, { recursive: true }))

/** A server of this version of the site. */
function serverOf(files: Record<string, [number]>) {
  const voucher = createVoucher('s'.repeat(40))
  const list = vouchFor(voucher, SITE_LIST, { headers: [], files })
  const site = { voucher, list, notebookList: () => list, vouchForPage: () => '' }
  const app = fastify()
  registerOffline(app, { client, notebook: join(client, 'none') }, site)
  return async (headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: '/service-worker.js', headers })
    const { 'content-encoding': coding, etag } = answer.headers
    const bytes = answer.rawPayload
    const isPacked = coding === 'br' && bytes.length > 0
    const text = (isPacked ? brotliDecompressSync(bytes) : bytes).toString()
    return { status: answer.statusCode, text, etag: String(etag), said: answer.headers }
  }
}

test('the worker’s script is asked for by its tag, and comes again only when it is another one', async () => {
  const ask = serverOf({})
  const ways: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip, br' }]
  for (const headers of ways) {
    const first = await ask(headers)
    expect([first.status, first.said['cache-control']]).toEqual([200, 'no-cache'])
    expect(first.text).toMatch(/^self\.settings=\{.*\};\nlet worker = 1$/)
    const again = await ask({ ...headers, 'if-none-match': first.etag })
    expect([again.status, again.text, again.etag]).toEqual([304, '', first.etag])
    expect(again.said['content-security-policy']).toBe(first.said['content-security-policy'])
    const next = await serverOf({ '/assets/a.js': [0] })({
      ...headers,
      'if-none-match': first.etag,
    })
    expect([next.status, next.etag === first.etag]).toEqual([200, false])
  }
  expect((await ask()).etag).not.toBe((await ask({ 'accept-encoding': 'br' })).etag)
})
