/** What a source says when it is asked for a file, and what stands in between says in its place. */
import type { PackagesFailure } from '@panya/domain/python-packages/packages-status.ts'
import { BringFailure } from './bring-failure.ts'

/** The first letter of every archive. */
const ARCHIVE = 'P'.charCodeAt(0)
const NOT_LET_IN = [401, 403, 407, 511]

interface SourceAnswer {
  /** Where in the file the bytes begin. */
  from: number
  length: number | null
  chunks: AsyncIterable<Uint8Array>
}

/** Null where the source does not know how to go on; then it is asked for everything. */
export async function askSource(
  address: URL,
  have: number,
  file: string,
  signal: AbortSignal,
): Promise<SourceAnswer | null> {
  const { url, headers } = withoutPassword(address)
  const range: Record<string, string> = have > 0 ? { range: `bytes=${have}-` } : {}
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity', ...headers, ...range },
    signal,
  })
  const from = whereItBegins(response, have)
  if (from === null) {
    await response.body?.cancel()
    const reason = reasonOf(response.status)
    if (have > 0 && reason === 'refused') return null
    throw new BringFailure(reason, `the source answered ${response.status}`, file)
  }
  const length = Number(response.headers.get('content-length')) || null
  const chunks = (response.body ?? new Blob().stream())[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (from === 0 && isWebPage(response, first.value)) {
    await chunks.return?.()
    throw new BringFailure('web-page', `a web page came from ${new URL(response.url).host}`, file)
  }
  return { from, length, chunks: beginningWith(first, chunks) }
}

/** A request may not name them in its address; they go only to the host they are meant for. */
function withoutPassword(address: URL): { url: URL; headers: Record<string, string> } {
  const url = new URL(address)
  const { username, password } = url
  if (!username && !password) return { url, headers: {} }
  url.username = ''
  url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

/** A source that does not know ranges sends everything again. Null when it sends nothing of use. */
function whereItBegins({ status, headers }: Response, have: number): number | null {
  if (status === 200) return 0
  const follows = headers.get('content-range')?.startsWith(`bytes ${have}-`)
  return status === 206 && follows ? have : null
}

function reasonOf(status: number): PackagesFailure {
  if (NOT_LET_IN.includes(status)) return 'not-let-in'
  return status === 429 || status >= 500 ? 'source-busy' : 'refused'
}

/** Networks of schools and hotels answer any request with their sign-in page, as if all were well. */
function isWebPage({ headers }: Response, first: Uint8Array | undefined): boolean {
  const isCalledSo = headers.get('content-type')?.toLowerCase().startsWith('text/html')
  return isCalledSo === true && first?.[0] !== ARCHIVE
}

async function* beginningWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncIterable<Uint8Array> {
  for (let chunk = first; !chunk.done; chunk = await rest.next()) yield chunk.value
}
