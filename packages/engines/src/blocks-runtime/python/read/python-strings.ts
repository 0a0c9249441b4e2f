/** What a written text says: Python's quotes, prefixes and escapes. */

const OPENING = /^([A-Za-z]*)("""|'''|"|')/
const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\u000b',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '\n': '',
}
const ESCAPE = /\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-7]{1,3}|[^])/g

export interface WrittenText {
  /** Small letters before the quote: r, b, f, u. */
  prefix: string
  /** How many signs stand before and after what is said. */
  head: number
  tail: number
}

export function quotesOf(source: string): WrittenText {
  const [whole = '', prefix = '', quote = ''] = OPENING.exec(source) ?? []
  return { prefix: prefix.toLowerCase(), head: whole.length, tail: quote.length }
}

function escaped(code: string): string {
  if (Object.hasOwn(SIMPLE, code)) return SIMPLE[code]!
  if (/^[xuU]/.test(code)) {
    const point = Number.parseInt(code.slice(1), 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  }
  // Python keeps the stroke before a letter that means nothing.
  return /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : `\\${code}`
}

/** The inside of a text, with its escapes read unless it is raw. */
export function unescaped(inside: string, prefix: string): string {
  const lines = inside.replace(/\r\n?/g, '\n')
  return prefix.includes('r') ? lines : lines.replace(ESCAPE, (_, code: string) => escaped(code))
}

/** Null for what is no plain text, such as bytes. */
export function textOfString(source: string): string | null {
  const { prefix, head, tail } = quotesOf(source)
  if (prefix.includes('b') || prefix.includes('f') || tail === 0) return null
  if (!source.endsWith(source.slice(head - tail, head)) || source.length < head + tail) return null
  return unescaped(source.slice(head, source.length - tail), prefix)
}
