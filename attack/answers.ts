/** What every answer must be, whatever was asked: no failure of ours, in our shape, and silent about the inside. */
import type { Answer, Ask } from './client.ts'
import { asCommand } from './client.ts'

/** Traces, places of files, and words of the database. */
const INSIDE =
  /\n\s+at \S|node_modules|\/apps\/server\/|\.ts:\d+|ECONNREFUSED|SyntaxError|TypeError|relation "|duplicate key|violates |syntax error at|\bselect\b.{1,200}\bfrom\b|insert into|failed query/i

/** Says so itself and lets the client come back. */
const EXPECTED_5XX = new Map([
  [503, 'UNAVAILABLE'],
  [507, 'NO_SPACE'],
])

/** Null when the answer is as it should be. */
export function complaintAbout(asked: Ask, answer: Answer): string | null {
  const why = wrongWith(asked, answer)
  return why === null
    ? null
    : `${why}\n      ${asCommand(asked)}\n      ${answer.text.slice(0, 300)}`
}

function wrongWith(
  { method, path }: Ask,
  { status, text, failure, headers }: Answer,
): string | null {
  if (failure !== null) return failure
  if (status >= 500 && !isExpected(status, text)) return `answered ${status}`
  if (status < 400) return null
  const inside = INSIDE.exec(text)
  if (inside) return `tells of the inside: ${inside[0].trim()}`
  const type = String(headers['content-type'] ?? '')
  if (text === '' || method === 'HEAD') return null
  if (path.startsWith('/graphql')) return isGraphqlProblem(text) ? null : 'not an answer of ours'
  if (type.startsWith('text/html') && !path.startsWith('/api/')) return null
  return isProblem(text) ? null : 'not a problem of ours'
}

function isExpected(status: number, text: string): boolean {
  const code = EXPECTED_5XX.get(status)
  return code !== undefined && text.includes(`"${code}"`) && !text.includes('"unexpected"')
}

function isProblem(text: string): boolean {
  const { code, message } = read(text)
  return typeof code === 'string' && typeof message === 'string'
}

function isGraphqlProblem(text: string): boolean {
  const { errors } = read(text)
  return Array.isArray(errors) && errors.every((one) => typeof one?.extensions?.code === 'string')
}

function read(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
