/** Whoever sends our calls elsewhere gets neither passwords nor keys to see. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createFirebaseRest } from './firebase-rest.ts'
import { createOwnerToken } from './service-account.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a redirect is not followed', async () => {
  const heard: string[] = []
  const elsewhere = await serve((request, response) => {
    heard.push(request.url ?? '')
    response.setHeader('content-type', 'application/json')
    response.end('{"localId":"1","access_token":"x","expires_in":3600}')
  })
  const sentOn: string[] = []
  const host = await serve(({ url = '' }, response) => {
    sentOn.push(url)
    response.writeHead(307, { location: `http://${elsewhere}/` }).end()
  })
  const settings = { projectId: 'p', apiKey: 'k', serviceAccount: null, emulatorHost: host }
  const firebase = createFirebaseRest(settings, () => new Date())
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    clientEmail: 'owner@panya.example',
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
  const ownerToken = createOwnerToken(account, () => new Date(), `http://${host}/token`)
  const away = { code: 'UNAVAILABLE', message: 'identity-service-away' }
  await expect(firebase.signIn('a@school.example', 'a password')).rejects.toMatchObject(away)
  await expect(ownerToken()).rejects.toMatchObject(away)
  expect(sentOn).toHaveLength(2)
  expect(heard).toEqual([])
})
