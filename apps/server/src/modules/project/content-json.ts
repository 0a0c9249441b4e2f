/** A document's content as JSON that the database can keep. */

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
