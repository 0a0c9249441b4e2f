/** A document's content as JSON that the database can keep. */
import { Problem } from '../../http/problem.ts'

/** What jsonb refuses: the zero character, and halves of a character pair. */
const UNFIT = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i

export function contentJson(content: unknown): string {
  const json = written(content ?? null)
  return UNFIT.test(json) ? JSON.stringify(content, mendText) : json
}

function written(content: unknown): string {
  try {
    return JSON.stringify(content)
  } catch (error) {
    throw error instanceof RangeError ? new Problem('BAD_INPUT', 'document-too-deep') : error
  }
}

/** Such characters have no meaning in text; a sign in their place is better than work not saved. */
function mendText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value
}

/** As JavaScript reads it: a number no database can hold, for one, has no value. */
export function readAgain(json: Buffer): Buffer {
  let content: unknown
  try {
    content = JSON.parse(json.toString('utf8'))
  } catch {
    throw new Problem('BAD_INPUT', 'bad-input', { body: 'not JSON' })
  }
  return Buffer.from(contentJson(content))
}
