/**
 * Asks a server whose address somebody typed into a form: https only, nothing of our own network, no redirects, few
 * seconds, little data. The name is looked up once, and what was looked at is what is connected to.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

interface FetchLimits {
  timeMs: number
  bytes: number
}

const LIMITS: FetchLimits = { timeMs: 5000, bytes: 256 * 1024 }

export type GuardRefusal =
  | 'not-https'
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'timeout'
  | 'certificate'
  | 'redirect'
  | 'too-large'

export class RefusedFetch extends Error {
  readonly reason: GuardRefusal

  constructor(reason: GuardRefusal) {
    super(`refused: ${reason}`)
    this.reason = reason
  }
}

/** Everything that is not the open internet. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4')
}
// Only 2000::/3 is given out; of it not what wraps an IPv4 address or is for examples.
const GLOBAL_IPV6 = new BlockList()
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6')
const WRAPPING_IPV6 = new BlockList()
WRAPPING_IPV6.addSubnet('2001::', 23, 'ipv6')
WRAPPING_IPV6.addSubnet('2001:db8::', 32, 'ipv6')
WRAPPING_IPV6.addSubnet('2002::', 16, 'ipv6')

export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return PRIVATE.check(address, 'ipv4')
  return !GLOBAL_IPV6.check(address, 'ipv6') || WRAPPING_IPV6.check(address, 'ipv6')
}

/** `trusted`: an origin the operator has named, which may be anywhere and of any kind. */
export function createGuardedFetch(trusted: string | null, limits = LIMITS): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const free = trusted !== null && url.origin === trusted
    if (url.protocol !== 'https:' && !free) throw new RefusedFetch('not-https')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // A number is connected to without being looked up.
    if (!free && isIP(host) !== 0 && isPrivateAddress(host))
      throw new RefusedFetch('private-address')
    const { method = 'GET', headers, body } = init ?? {}
    const sent = new Headers(headers)
    if (body instanceof URLSearchParams && !sent.has('content-type')) sent.set('content-type', FORM)
    return ask(url, {
      method,
      headers: Object.fromEntries(sent),
      body: body === undefined || body === null ? null : bodyText(body),
      lookup: free ? undefined : publicLookup,
      limits,
    })
  }
}

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'

/** Forms and JSON; nobody sends anything else. */
function bodyText(body: BodyInit): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new TypeError('only text can be sent')
}

interface Question {
  method: string
  headers: Record<string, string>
  body: string | null
  lookup: LookupFunction | undefined
  limits: FetchLimits
}

async function ask(url: URL, { body, limits, ...options }: Question): Promise<Response> {
  const signal = AbortSignal.timeout(limits.timeMs)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { ...options.headers, ...length }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = send(url, { ...options, headers, signal, agent: false }, resolve)
      sent.once('error', reject)
      sent.end(body ?? undefined)
    })
    return await readAnswer(answer, limits.bytes)
  } catch (error) {
    if (error instanceof RefusedFetch) throw error
    throw new RefusedFetch(signal.aborted ? 'timeout' : reasonOf(error))
  }
}

async function readAnswer(answer: IncomingMessage, mostBytes: number): Promise<Response> {
  const status = answer.statusCode ?? 500
  if (status >= 300 && status < 400) {
    answer.destroy()
    throw new RefusedFetch('redirect')
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new RefusedFetch('too-large')
    parts.push(part)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  const empty = status === 204 || status === 205
  return new Response(empty ? null : Buffer.concat(parts), { status, headers })
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '')
    if (found.some(({ address }) => isPrivateAddress(address)))
      return done(new RefusedFetch('private-address'), '')
    const [first] = found
    if (options.all === true || !first) return done(null, found)
    done(null, first.address, first.family)
  })
}

function reasonOf(error: unknown): GuardRefusal {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'unknown-host'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code) ? 'certificate' : 'unreachable'
}
