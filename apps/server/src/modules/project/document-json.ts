/** A document's content as JSON that the database can keep. */
import type { SaveRequest } from '@panya/domain/project/project.ts'

/** What jsonb refuses: the zero character, and halves of a character pair. */
const UNFIT = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i

export function contentJson(content: unknown): string {
  const json = JSON.stringify(content ?? null)
  return UNFIT.test(json) ? JSON.stringify(content, mendText) : json
}

/** Such characters have no meaning in text; a sign in their place is better than work not saved. */
function mendText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value
}

export interface SaveJson {
  /** Whose `document.content` is to be kept. */
  json: Buffer
  /** How large the content is in it. */
  bytes: number
}

/** What was sent goes on untouched where it can: writing it out again is the most costly step of all. */
export function saveJson(request: SaveRequest, sent: Buffer | null): SaveJson {
  if (sent !== null) {
    const { base, saveId, document } = request
    const envelope = JSON.stringify({ base, saveId, document: { ...document, content: 0 } })
    return { json: sent, bytes: Math.max(sent.length - envelope.length + 1, 1) }
  }
  const content = contentJson(request.document.content)
  return {
    json: Buffer.from(`{"document":{"content":${content}}}`),
    bytes: Buffer.byteLength(content),
  }
}
