/** Speaks to our own server: JSON in and out, a limit in time, failures as one kind of error. */
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { noteServerTime } from './server-time.ts'

const TIME_LIMIT_MS = 15_000
const JSON_TYPE = 'application/json'

/** The server answered, and said no. A broken connection stays the browser's own TypeError. */
export class HttpError extends Error {
  status: number
  body: ProblemBody | null

  constructor(status: number, body: ProblemBody | null) {
    super(body?.message ?? `The server answered ${status}.`)
    this.status = status
    this.body = body
  }
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: Record<string, string>
  body?: Blob
  headers?: Record<string, string>
  timeLimitMs?: number
  /** The request outlives the page that sends it. */
  keepalive?: boolean
}

export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await requestWithHeaders(path, options)).body as T
}

export async function requestWithHeaders(
  path: string,
  options: RequestOptions = {},
): Promise<{ body: unknown; headers: Headers }> {
  const response = await fetch(path, init(options))
  noteServerTime(response.headers)
  const answer = await readJson(response)
  if (!response.ok) throw new HttpError(response.status, asProblem(answer))
  return { body: answer, headers: response.headers }
}

function init(options: RequestOptions): RequestInit {
  const { method = 'GET', json, form, body, headers = {}, keepalive = false } = options
  const { timeLimitMs = TIME_LIMIT_MS } = options
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': JSON_TYPE }
  return {
    method,
    headers: { accept: JSON_TYPE, ...type, ...headers },
    body: payload(json, form, body),
    keepalive,
    signal: AbortSignal.timeout(timeLimitMs),
  }
}

function payload(json: unknown, form?: Record<string, string>, body?: Blob): BodyInit | null {
  if (json !== undefined) return JSON.stringify(json)
  if (form) return new URLSearchParams(form)
  return body ?? null
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    if (response.ok) throw new HttpError(response.status, null)
    return null
  }
}

function asProblem(answer: unknown): ProblemBody | null {
  const isProblem = typeof answer === 'object' && answer !== null && 'code' in answer
  return isProblem ? (answer as ProblemBody) : null
}
