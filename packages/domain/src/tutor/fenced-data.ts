/** Puts texts of learners and teachers between marks that the texts themselves cannot write. */

export interface NamedData {
  name: string
  text: string
  /** Lines get their numbers, so that one can be named. */
  numbered?: boolean
}

/** Everything that some reader takes for the end of a line; other control characters are no part of any text. */
const END_OF_LINE = /\r\n|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u

const hashOf = (text: string, seed: number): number => {
  let hash = seed
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) ^ (hash >>> 15)
  return hash >>> 0
}

/** Out of the texts themselves, so that the same question makes the same message; none of them holds it. */
export function markFor(texts: readonly string[]): string {
  const all = texts.join('\n').toLowerCase()
  for (let seed = 0x811c9dc5; ; seed = Math.imul(seed + 1, 0x9e3779b1)) {
    const mark = [hashOf(all, seed), hashOf(all, ~seed)]
      .map((number) => number.toString(36).padStart(7, '0'))
      .join('')
    if (!all.includes(mark)) return mark
  }
}

/** Each line of a text begins with a bar as well: none can look like the line that ends it. */
export function fenced({ name, text, numbered = false }: NamedData, mark: string): string {
  const lines = text
    .split(END_OF_LINE)
    .map((line, index) => `${numbered ? index + 1 : ''}| ${line}`)
  return [`[${name} ${mark}]`, ...lines, `[end of ${name} ${mark}]`].join('\n')
}
