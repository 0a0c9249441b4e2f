/** A school's own sign-in for tests: a real OpenID Connect server, at 127.0.0.1, with people who have no passwords. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { interactionPolicy } from 'oidc-provider'

export type SchoolClaims = Record<string, unknown>

export interface SchoolServer {
  issuer: string
  /** By the name the school knows them under; tests may change what it says of them. */
  people: Map<string, SchoolClaims>
  clientId: string
  clientSecret: string
  /** How often it was asked for its description. */
  asked: number
  close(): Promise<void>
}

interface Options {
  /** What a server says in the token where it is not asked for more. */
  claimsInToken?: boolean
  /** A part of the issuer's address, such as a tenant. */
  path?: string
}

const CLIENT = { clientId: 'panya', clientSecret: 'a secret of the school' }
const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
const CLAIMS = {
  openid: ['sub', 'hd', 'tid', 'oid', 'preferred_username', 'xms_edov', 'idp'],
  email: ['email', 'email_verified'],
  profile: ['name', 'given_name', 'family_name'],
}

export async function startSchoolServer(options: Options = {}): Promise<SchoolServer> {
  const { claimsInToken = false, path = '' } = options
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const people: SchoolServer['people'] = new Map()
  const provider = createProvider(issuer, people, claimsInToken)
  const school = { issuer, people, ...CLIENT, asked: 0, close: () => closeServer(server) }
  const answer = provider.callback()
  server.on('request', (request, response) => {
    // The library takes what is cut off for the place it is mounted at.
    Object.assign(request, { originalUrl: request.url })
    request.url = (request.url ?? '').slice(path.length)
    if (request.url.startsWith('/.well-known/')) school.asked += 1
    if (!request.url.startsWith('/interaction/')) return answer(request, response)
    const done = interact(provider, people, request, response)
    done.catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return school
}

function createProvider(issuer: string, people: SchoolServer['people'], claimsInToken: boolean) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: ['http://localhost/anywhere'],
      },
    ],
    cookies: { keys: ['for tests'] },
    jwks: { keys: [KEY] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    claims: CLAIMS,
    conformIdTokenClaims: !claimsInToken,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut },
    },
    interactions: {
      policy: withAccountChoice(),
      url: (_: unknown, { uid }: { uid: string }) =>
        `${new URL(issuer).pathname.replace(/\/$/, '')}/interaction/${uid}`,
    },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    // Nobody is asked what they allow: the school has decided that.
    async loadExistingGrant({ oidc }: { oidc: Oidc }) {
      const { clientId } = oidc.client
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // The port of the server under test is known only later.
  provider.Client.prototype.redirectUriAllowed = () => true
  // As where one list of addresses is for both ways: Entra, Keycloak.
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) =>
    new URL(uri).pathname.startsWith('/api/auth/callback/school-')
  return provider
}

/** As Google and Microsoft have it: who is it this time? */
function withAccountChoice() {
  const policy = interactionPolicy.base()
  const choice = new interactionPolicy.Prompt({ name: 'select_account', requestable: true })
  policy.add(choice, 0)
  return policy
}

/** Without a token that says who asks, it asks whoever sits there. */
function askToSignOut(context: { body: string }, form: string): void {
  const button = '<button name="logout" value="yes">Sign out of the school</button></form>'
  context.body = page('Sign out?', form.replace(/ id="[^"]*"/, '').replace('</form>', button))
}

interface Oidc {
  client: { clientId: string }
  session: { accountId: string }
}

/** One page with a button for everybody, and one for whoever changes their mind. */
async function interact(
  provider: Provider,
  people: SchoolServer['people'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    const buttons = ['nobody', ...people.keys()].map(
      (name) => `<button name="account" value="${name}">${name}</button>`,
    )
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(page('Who are you?', `<form method="post">${buttons.join('\n')}</form>`))
    return
  }
  const account = new URLSearchParams(await text(request)).get('account') ?? 'nobody'
  const result =
    account === 'nobody'
      ? { error: 'access_denied', error_description: 'They changed their mind' }
      : { login: { accountId: account }, select_account: {} }
  await provider.interactionFinished(request, response, result)
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><title>School</title><link rel="icon" href="data:,">
    <h1>${title}</h1>${content}`
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
