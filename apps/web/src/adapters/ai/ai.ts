/** The server's AI: what it costs, and running it. Everything that fails costs nothing. */
import type { AiOffers, AiReceipt, OcrLanguage } from '@panya/domain/ai/ai-kind.ts'
import { request } from '../http/http.ts'

export const PATIENCE_MS = 120_000

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
