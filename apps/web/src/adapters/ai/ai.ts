/** The server's AI: what it costs, and running it. Everything that fails costs nothing. */
import type { AiOffers, AiReceipt, ChatMessage, OcrLanguage } from '@panya/domain/ai/ai-kind.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { HttpError, request } from '../http/http.ts'

const PATIENCE_MS = 120_000

export function fetchOffers(): Promise<AiOffers> {
  return request('/api/ai/offers')
}

/** The key names this run: sent again after a broken connection, it runs and costs once. */
function paying(coins: number, key: string): Record<string, string> {
  return { 'idempotency-key': key, 'x-coins': String(coins) }
}

export interface Run {
  coins: number
  key: string
}

export function runOnPicture<Result>(
  kind: 'detect' | 'ocr',
  picture: Blob,
  { coins, key }: Run,
  languages: readonly OcrLanguage[] = [],
): Promise<AiReceipt<Result>> {
  const query = kind === 'ocr' ? `?languages=${languages.join(',')}` : ''
  return request(`/api/ai/${kind}${query}`, {
    method: 'POST',
    body: picture,
    headers: { 'content-type': picture.type, ...paying(coins, key) },
    timeLimitMs: PATIENCE_MS,
  })
}

export function runSimilarity<Result>(
  json: { query: string; texts: string[] },
  { coins, key }: Run,
): Promise<AiReceipt<Result>> {
  const headers = paying(coins, key)
  return request('/api/ai/similarity', { method: 'POST', json, headers, timeLimitMs: PATIENCE_MS })
}

export interface Answered {
  coins: number
  balance: number
}

/** Streams an answer; throws with the problem's name when it does not come whole. */
export async function streamAnswer(
  path: '/api/ai/chat' | '/api/tutor',
  json: unknown,
  { coins, key }: Run,
  { onText, signal }: { onText(text: string): void; signal: AbortSignal },
): Promise<Answered> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...paying(coins, key) },
    body: JSON.stringify(json),
    signal,
  })
  if (!response.ok || !response.body) {
    const body = await response.json().catch(() => null)
    throw new HttpError(response.status, body)
  }
  for await (const event of eventsOf(response.body)) {
    if (event.kind === 'text') onText(event.text)
    if (event.kind === 'done') return event
    if (event.kind === 'problem') throw new Error(event.problem)
  }
  throw new Error('ai-broken')
}

export function chatWith(
  messages: ChatMessage[],
  locale: Locale,
  run: Run,
  listener: { onText(text: string): void; signal: AbortSignal },
): Promise<Answered> {
  return streamAnswer('/api/ai/chat', { messages, locale }, run, listener)
}

type AnswerEvent =
  | { kind: 'text'; text: string }
  | ({ kind: 'done' } & Answered)
  | { kind: 'problem'; problem: string }

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let buffer = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    buffer += decoder.decode(value, { stream: true })
    const events = buffer.split('\n\n')
    buffer = events.pop() ?? ''
    for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as AnswerEvent
  }
}
