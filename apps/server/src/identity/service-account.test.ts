import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSPKI, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readServiceAccount } from '../platform/firebase-settings.ts'
import { createCustomToken, createOwnerToken } from './service-account.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }) as string
const asked: URLSearchParams[] = []
let google: Server
let address: string
beforeAll(async () => {
  google = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(google.address() as AddressInfo).port}/token`
})
afterAll(() => new Promise((resolve) => google.close(resolve)))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  asked.push(new URLSearchParams(Buffer.concat(parts).toString()))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ access_token: `token-${asked.length}`, expires_in: 3600 }))
}

test('a token is asked for with a signed wish, used while it is good, and asked for again', async () => {
  let at = Date.now()
  const account = { clientEmail: 'owner@panya.example', privateKey }
  const ownerToken = createOwnerToken(account, () => new Date(at), address)
  expect([await ownerToken(), await ownerToken()]).toEqual(['token-1', 'token-1'])
  const { payload } = await jwtVerify(
    asked[0]?.get('assertion') ?? '',
    await importSPKI(publicKey, 'RS256'),
    { issuer: 'owner@panya.example', audience: address },
  )
  expect(payload['scope']).toContain('identitytoolkit')
  at += 3_590_000
  expect(await ownerToken()).toBe('token-2')
})

test('the owner vouches for somebody with a signature of their own', async () => {
  const account = { clientEmail: 'owner@panya.example', privateKey }
  const token = await createCustomToken(account, 'uid-7', new Date())
  const audience =
    'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
  const { payload } = await jwtVerify(token, await importSPKI(publicKey, 'RS256'), {
    issuer: account.clientEmail,
    audience,
  })
  expect(payload).toMatchObject({ uid: 'uid-7', sub: account.clientEmail })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
})

test('nobody there: said so, and nothing is kept', async () => {
  const account = { clientEmail: 'owner@panya.example', privateKey }
  const ownerToken = createOwnerToken(account, () => new Date(), 'http://127.0.0.1:1/token')
  await expect(ownerToken()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('the file is read as Google gives it out, and a wrong one is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'panya-key-'))
  const file = join(folder, 'key.json')
  writeFileSync(file, JSON.stringify({ client_email: 'a@b.co', private_key: 'pem' }))
  expect(readServiceAccount(file)).toEqual({ clientEmail: 'a@b.co', privateKey: 'pem' })
  writeFileSync(file, '{}')
  expect(() => readServiceAccount(file)).toThrow('client_email')
  rmSync(folder, { recursive: true })
})
