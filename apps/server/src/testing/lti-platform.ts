/**
 * A learning platform for tests, stricter than the real ones: it refuses whatever the standard does not say, takes
 * a message hint once, an assertion once, and scores only with rising times. Its messages are 1EdTech's examples.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlatformWish } from '@panya/domain/lti/lti.ts'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { CLAIM, exampleClaims, LEARNER } from './lti-examples.ts'

const SCOPES = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
}
const DEEP_LINK = 'https://purl.imsglobal.org/spec/lti-dl/claim/'
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

export interface Score {
  userId: string
  timestamp: string
  scoreGiven?: number
  scoreMaximum?: number
  activityProgress: string
  gradingProgress: string
}

export interface ContentItem {
  type: string
  title: string
  url: string
  custom: Record<string, string>
  lineItem?: { scoreMaximum: number; label: string }
}

/** What a person opens: over the example's claims. */
export type Opens = Record<string, unknown> & { sub?: string }

export type LtiPlatform = Awaited<ReturnType<typeof startLtiPlatform>>

export async function startLtiPlatform(tool: {
  /** Where the tool answers. */
  origin: string
  keys: () => Promise<JSONWebKeySet>
}) {
  const clientId = `client-${randomUUID()}`
  const scores: Score[] = []
  const items: ContentItem[] = []
  const tokens = new Map<string, string>()
  const assertions = new Set<string>()
  const opening = new Map<string, Opens>()
  const members: Record<string, unknown>[] = []
  const failures: number[] = []
  let keys = await newKeys()
  let tokensGiven = 0
  let keysAsked = 0

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 400
      response.end(error instanceof Error ? error.message : 'refused')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function claimsOf(opens: Opens, nonce: string): JWTPayload {
    const now = Math.floor(Date.now() / 1000)
    const endpoints = {
      'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
        scope: [SCOPES.score],
        lineitem: `${url}/lineitems/1?type_id=7`,
      },
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
        context_memberships_url: `${url}/members`,
        service_versions: ['2.0'],
      },
    }
    const life = { iss: url, aud: clientId, nonce, iat: now, exp: now + 60 }
    return { ...exampleClaims(tool.origin), ...endpoints, ...life, ...opens }
  }

  const sign = (claims: JWTPayload, alg = 'RS256') =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: keys.kid }).sign(keys.privateKey)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const body = await readBody(request)
    const form = new URLSearchParams(body)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (pathname === '/keys') {
      keysAsked += 1
      return json(response, { keys: [keys.jwk] })
    }
    if (pathname === '/auth') return void response.end(await authenticate(searchParams))
    if (pathname === '/token') return json(response, await giveToken(request, form))
    if (pathname === '/lineitems/1/scores') return takeScore(request, response, body, searchParams)
    if (pathname === '/members') return listMembers(request, response, searchParams)
    if (pathname === '/return') {
      items.push(...(await takeItems(form)))
      return void response.end('<h1>Added to the course</h1>')
    }
    if (pathname === '/open' || pathname === '/frame') {
      const id = searchParams.get('id') ?? ''
      const src = `/open?id=${encodeURIComponent(id)}`
      const page =
        pathname === '/open' ? postPage(`${tool.origin}/api/lti/login`, loginOf(id)) : frame(src)
      return void response.end(page)
    }
    response.statusCode = 404
    response.end(pathname === '/favicon.ico' ? '' : '<h1>No such page</h1>')
  }

  function loginOf(hint: string): Record<string, string> {
    return {
      iss: url,
      client_id: clientId,
      login_hint: 'person 5 + 7 & %20',
      lti_message_hint: hint,
      target_link_uri: `${tool.origin}/api/lti/launch`,
    }
  }

  async function authenticate(asked: URLSearchParams): Promise<string> {
    const expected = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: clientId,
      redirect_uri: `${tool.origin}/api/lti/launch`,
      login_hint: loginOf('').login_hint!,
    }
    for (const [name, value] of Object.entries(expected)) {
      require(asked.get(name) === value, `${name} is ${asked.get(name)}`)
    }
    const state = asked.get('state') ?? ''
    const nonce = asked.get('nonce') ?? ''
    require(state !== '' && nonce.length >= 16, 'no state or nonce')
    const hint = asked.get('lti_message_hint') ?? ''
    const opens = opening.get(hint)
    if (!opens) throw new Error('the message hint is unknown or was used')
    opening.delete(hint)
    const id_token = await sign(claimsOf(opens, nonce))
    return postPage(expected.redirect_uri, { id_token, state })
  }

  async function giveToken(request: IncomingMessage, form: URLSearchParams) {
    require(request.method === 'POST', 'method')
    require(form.get('grant_type') === 'client_credentials', 'grant_type')
    require(form.get('client_assertion_type') === ASSERTION, 'client_assertion_type')
    const jwks = createLocalJWKSet(await tool.keys())
    const { payload, protectedHeader } = await jwtVerify(form.get('client_assertion') ?? '', jwks, {
      algorithms: ['RS256'],
      issuer: clientId,
      subject: clientId,
      audience: `${url}/token`,
      maxTokenAge: 300,
      requiredClaims: ['exp', 'iat', 'jti'],
    })
    require(typeof protectedHeader.kid === 'string', 'no kid')
    require(!Array.isArray(payload.aud), 'several audiences')
    require((payload.exp ?? 0) - (payload.iat ?? 0) <= 300, 'lives too long')
    require(!assertions.has(payload.jti ?? ''), 'assertion used twice')
    assertions.add(payload.jti ?? '')
    const scope = form.get('scope') ?? ''
    require(Object.values(SCOPES).includes(scope), 'scope')
    const access_token = randomUUID()
    tokens.set(access_token, scope)
    tokensGiven += 1
    return { access_token, token_type: 'Bearer', expires_in: 3600, scope }
  }

  function isAllowed({ headers }: IncomingMessage, scope: string): boolean {
    return tokens.get(/^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '') === scope
  }

  function takeScore(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    query: URLSearchParams,
  ): void {
    const failure = failures.shift() ?? (isAllowed(request, SCOPES.score) ? null : 401)
    if (failure !== null) {
      response.statusCode = failure
      if (failure < 400) response.setHeader('location', `${url}/keys`)
      return void response.end('{}')
    }
    require(request.method === 'POST' && query.get('type_id') === '7', 'the query was lost')
    const type = request.headers['content-type']
    require(type === 'application/vnd.ims.lis.v1.score+json', `content-type ${type}`)
    const score = JSON.parse(body) as Score
    const before = scores.findLast(({ userId }) => userId === score.userId)
    require(before === undefined || before.timestamp < score.timestamp, 'an older score')
    require(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/.test(score.timestamp), 'timestamp')
    require((score.scoreGiven === undefined) === (score.scoreMaximum === undefined), 'maximum')
    scores.push(score)
    response.statusCode = 200
    response.end('')
  }

  /** Two a page. */
  function listMembers(request: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    if (!isAllowed(request, SCOPES.members)) {
      response.statusCode = 401
      return void response.end('{}')
    }
    const page = Number(query.get('page') ?? 0)
    const rows = members.slice(page * 2, page * 2 + 2)
    const more = members.length > page * 2 + 2
    const differences = `<${url}/members?since=7>; rel="differences"`
    const next = `<${url}/members?page=${page + 1}>; rel="next"`
    response.setHeader('link', more ? `${differences}, ${next}` : differences)
    return json(response, { id: `${url}/members`, context: { id: 'x' }, members: rows })
  }

  async function takeItems(form: URLSearchParams): Promise<ContentItem[]> {
    const jwks = createLocalJWKSet(await tool.keys())
    const { payload } = await jwtVerify(form.get('JWT') ?? '', jwks, {
      algorithms: ['RS256'],
      issuer: clientId,
      audience: url,
      requiredClaims: ['exp', 'iat', 'nonce'],
    })
    require(payload[`${CLAIM}message_type`] === 'LtiDeepLinkingResponse', 'message_type')
    require(payload[`${CLAIM}version`] === '1.3.0', 'version')
    require(payload[`${CLAIM}deployment_id`] ===
      exampleClaims('')[`${CLAIM}deployment_id`], 'deployment')
    require(payload[`${DEEP_LINK}data`] === 'csrf: 1 & "two"', 'data was changed')
    return payload[`${DEEP_LINK}content_items`] as ContentItem[]
  }

  return {
    url,
    scores,
    items,
    members,
    /** Statuses the next scores are answered with. */
    failures,
    registration: {
      name: 'Moodle of the school',
      issuer: url,
      clientId,
      deploymentIds: [String(exampleClaims('')[`${CLAIM}deployment_id`])],
      authUrl: `${url}/auth`,
      tokenUrl: `${url}/token`,
      keysUrl: `${url}/keys`,
      origins: [],
    } satisfies PlatformWish,
    /** Somebody is about to open something: the hint their launch begins with. */
    prepare(opens: Opens): string {
      const hint = `hint ${randomUUID()} é&`
      opening.set(hint, { [`${CLAIM}roles`]: [LEARNER], ...opens })
      return hint
    },
    deepLinking: (): Opens => ({
      [`${CLAIM}message_type`]: 'LtiDeepLinkingRequest',
      [`${CLAIM}resource_link`]: undefined,
      [`${DEEP_LINK}deep_linking_settings`]: {
        deep_link_return_url: `${url}/return`,
        accept_types: ['link', 'file', 'html', 'ltiResourceLink', 'image'],
        accept_presentation_document_targets: ['iframe', 'window', 'embed'],
        accept_multiple: true,
        auto_create: true,
        data: 'csrf: 1 & "two"',
      },
    }),
    loginOf,
    claimsOf,
    sign,
    async rotateKeys() {
      keys = await newKeys()
    },
    forgetTokens: () => tokens.clear(),
    get tokensGiven() {
      return tokensGiven
    },
    get keysAsked() {
      return keysAsked
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function newKeys() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomUUID()
  return {
    privateKey,
    kid,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

function require(right: boolean, why: string): void {
  if (!right) throw new Error(why)
}

function json(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function postPage(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${quoted(value)}">`,
  )
  return `<!doctype html><title>Course</title><form method="post" action="${action}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`
}

function frame(src: string): string {
  return `<!doctype html><title>Course</title><h1>Course</h1><iframe title="tool" width="600" height="400" src="${quoted(src)}"></iframe>`
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
