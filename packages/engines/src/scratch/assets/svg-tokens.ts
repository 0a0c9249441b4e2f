/** A drawing's text as tags and words, however badly it is written: every tag is closed, every name is allowed. */

export interface Tag {
  kind: 'open' | 'close'
  name: string
  attributes: Map<string, string>
  /** An open tag that holds nothing. */
  isEmpty: boolean
}

export type Token = Tag | { kind: 'text'; text: string }

const NAME = /^[A-Za-z_][\w.-]*(:[A-Za-z_][\w.-]*)?$/
/** Nothing here looks further than the next sign that could end it: a hostile drawing is read in one pass, too. */
const TOKENS =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^<>]*>?|<\/\s*([^\s<>]+)[^<>]*>|<([A-Za-z_][^\s/<>"']*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|[^<]+|</g
const ATTRIBUTES = /(?<![^\s"'/])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))/g

/** With its list of abbreviations, which may hold tags' signs. */
function withoutDoctype(source: string): string {
  const start = source.search(/<!doctype/i)
  if (start < 0) return source
  const [list, end] = [source.indexOf('[', start), source.indexOf('>', start)]
  const close = list >= 0 && list < end ? source.indexOf(']', list) : start
  const last = close < 0 ? end : source.indexOf('>', close)
  return last < 0 ? source : source.slice(0, start) + source.slice(last + 1)
}

export function* svgTokens(source: string): Generator<Token> {
  for (const [all, data, closing, opening, rest = ''] of withoutDoctype(source).matchAll(TOKENS)) {
    if (data !== undefined) yield { kind: 'text', text: data }
    else if (closing !== undefined) {
      yield { kind: 'close', name: closing, attributes: new Map(), isEmpty: false }
    } else if (opening !== undefined) {
      const attributes = new Map<string, string>()
      for (const [, name = '', double, single, bare] of rest.matchAll(ATTRIBUTES)) {
        if (NAME.test(name) && !attributes.has(name))
          attributes.set(name, decoded(double ?? single ?? bare ?? ''))
      }
      if (NAME.test(opening))
        yield { kind: 'open', name: opening, attributes, isEmpty: rest.trimEnd().endsWith('/') }
    } else if (!all.startsWith('<')) yield { kind: 'text', text: decoded(all) }
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function decoded(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? entity
    const isHex = name[1] === 'x' || name[1] === 'X'
    const code = isHex ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

const CONTROLS =
  // oxlint-disable-next-line no-control-regex -- these are the ones
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Signs that XML has no place for break the whole drawing. */
function withoutControls(text: string): string {
  return text.replaceAll(CONTROLS, '')
}

export function escapedText(text: string): string {
  return withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

const escapedAttribute = (text: string): string => escapedText(text).replaceAll('"', '&quot;')

export function written({ name, attributes, isEmpty }: Tag): string {
  const all = [...attributes].map(([key, value]) => ` ${key}="${escapedAttribute(value)}"`)
  return `<${name}${all.join('')}${isEmpty ? '/' : ''}>`
}
