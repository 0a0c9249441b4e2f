/** Reads a small JSON body straight from the connection, for the one route that has no time to lose. */
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { Problem } from './problem.ts'

export type BodyRead = (problem: Problem | null, body: unknown) => void

export function readSmallBody(request: IncomingMessage, limit: number, done: BodyRead): void {
  let whole: Buffer | null = null
  let tooLarge = false
  request.on('data', (chunk: Buffer) => {
    whole = whole === null ? chunk : Buffer.concat([whole, chunk])
    if (whole.length <= limit) return
    // What still comes is let past, so that the answer reaches who is still sending.
    tooLarge = true
    whole = null
  })
  request.on('end', () => {
    if (tooLarge) return done(new Problem('TOO_LARGE', 'too-large'), null)
    return parse(request.headers['content-type'], whole, done)
  })
}

function parse(type: string | undefined, body: Buffer | null, done: BodyRead): void {
  if (body === null || !type?.startsWith('application/json') || !isUtf8(body)) {
    return done(new Problem('BAD_INPUT', 'bad-input'), null)
  }
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    return done(new Problem('BAD_INPUT', 'bad-input'), null)
  }
  return done(null, value)
}
