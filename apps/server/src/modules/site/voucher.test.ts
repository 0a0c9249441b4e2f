import { webcrypto } from 'node:crypto'
import { ORIGIN_PLACE, signedText } from '@panya/domain/offline/site-files.ts'
import { expect, test } from 'vitest'
import { fileList, vouchFor } from './file-list.ts'
import { createVoucher, hashOf } from './voucher.ts'

const SECRET = 's'.repeat(40)
const PAGE = { version: 'v', path: '/home', headers: { 'content-type': 'text/html' }, hash: 'h' }

/** As a browser does it. */
async function verify(jwk: object, text: string, signature: string): Promise<boolean> {
  const kind = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await webcrypto.subtle.importKey('jwk', jwk, kind, false, ['verify'])
  const bytes = Buffer.from(signature.split('.')[1] ?? '', 'base64url')
  const how = { name: 'ECDSA', hash: 'SHA-256' }
  return webcrypto.subtle.verify(how, key, bytes, Buffer.from(text))
}

test('what one server signs every node with its secret vouches for, and no other', async () => {
  const signature = createVoucher(SECRET).vouch(PAGE)
  expect(signature).toMatch(/^v\./)
  expect(await verify(createVoucher(SECRET).publicKey, signedText(PAGE), signature)).toBe(true)
  const other = createVoucher('t'.repeat(40)).publicKey
  expect(await verify(other, signedText(PAGE), signature)).toBe(false)
})

test.each([
  { ...PAGE, version: 'w' },
  { ...PAGE, path: '/th/home' },
  { ...PAGE, hash: 'i' },
  { ...PAGE, headers: {} },
  { ...PAGE, headers: { ...PAGE.headers, 'content-security-policy': "default-src 'none'" } },
])('a signature is good for one page only: not for %o', async (changed) => {
  const { publicKey, vouch } = createVoucher(SECRET)
  expect(await verify(publicKey, signedText(changed), vouch(PAGE))).toBe(false)
})

test('only the public half of the key is told', () => {
  expect(Object.keys(createVoucher(SECRET).publicKey).toSorted()).toEqual(['crv', 'kty', 'x', 'y'])
})

test('a document for learners’ code is on no list: only the server answers with it', () => {
  const hashes = { '/vendor/sandbox/python-x.html': ['x'], '/vendor/sandbox/python.json': ['y'] }
  expect(Object.keys(fileList(hashes, []).files)).toEqual(['/vendor/sandbox/python.json'])
})

test('a list names each file with its hash and its headers, and changes with any of them', () => {
  const voucher = createVoucher(SECRET)
  const hashes = { '/assets/a.js': ['x'], '/assets/b.css': ['y'], '/vendor/c.wasm': ['z1', 'z2'] }
  const icon = { path: '/icon.svg', type: 'image/svg+xml', body: '<svg/>' }
  const list = fileList(hashes, [icon])
  expect(Object.keys(list.files)).toEqual([...Object.keys(hashes), '/icon.svg'])
  expect(list.files['/icon.svg']?.[1]).toBe(hashOf('<svg/>'))
  expect(list.files['/vendor/c.wasm']?.slice(1)).toEqual(['z1', 'z2'])
  const headersOf = (path: string) => list.headers[list.files[path]?.[0] ?? -1]
  expect(headersOf('/vendor/c.wasm')?.['content-type']).toBe('application/wasm')
  expect(headersOf('/assets/a.js')?.['content-security-policy']).toContain(
    `connect-src ${ORIGIN_PLACE}/assets/`,
  )
  const versions = [
    list,
    fileList({ ...hashes, '/assets/a.js': ['other'] }, [icon]),
    fileList(hashes, [{ ...icon, body: '<svg />' }]),
  ].map((made) => vouchFor(voucher, '/site-files.json', made).version)
  expect(new Set(versions).size).toBe(3)
  expect(vouchFor(voucher, '/site-files.json', fileList(hashes, [icon])).version).toBe(versions[0])
})
