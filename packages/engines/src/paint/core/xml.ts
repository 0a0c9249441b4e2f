/**
 * Reads XML into a plain tree and writes it again, without a DOM: what is cleaned here has never been near anything
 * that runs or loads. Made for drawings: no namespaces, no entities of the file's own.
 */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}

export type XmlNode = XmlElement | string

const DEEPEST = 200
const MOST_ELEMENTS = 20_000

export class XmlProblem extends Error {}

const NAME = /[A-Za-z_][\w:.-]*/y
const ATTRIBUTE = /\s*([^\s=/>"'<]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y
const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,32});/gi, (_, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? ''
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

const NOT_XML =
  // oxlint-disable-next-line no-control-regex -- these are not allowed in XML, in no spelling
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export function escapeText(text: string): string {
  return text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

const escapeValue = (text: string): string =>
  escapeText(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, ' ')

/** Skips a comment, an instruction or a document type; gives the place behind it, or null if there is none here. */
function behindMarkup(source: string, at: number): number | null {
  const after = (mark: string): number => {
    const end = source.indexOf(mark, at)
    return end < 0 ? source.length : end + mark.length
  }
  if (source.startsWith('<!--', at)) return after('-->')
  if (source.startsWith('<?', at)) return after('?>')
  if (!source.startsWith('<!', at)) return null
  const open = source.indexOf('[', at)
  const end = source.indexOf('>', at)
  if (open >= 0 && open < end) {
    const close = source.indexOf(']', open)
    return close < 0 ? source.length : source.indexOf('>', close) + 1 || source.length
  }
  return end < 0 ? source.length : end + 1
}

function readAttributes(
  source: string,
  from: number,
): { attributes: Record<string, string>; at: number } {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>
  let at = from
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(source)
    if (!found) return { attributes, at }
    const [whole, name = '', double, single, bare] = found
    if (!(name in attributes)) attributes[name] = decoded(double ?? single ?? bare ?? '')
    at += whole.length
  }
}

/** The outermost element. Throws XmlProblem where the text is no XML, or has no end. */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let count = 0
  let at = 0
  while (at < source.length) {
    const inside = open.at(-1)!
    if (source[at] !== '<') {
      const end = source.indexOf('<', at)
      const text = source.slice(at, end < 0 ? source.length : end)
      if (open.length > 1) inside.children.push(decoded(text))
      at += text.length
      continue
    }
    if (source.startsWith('<![CDATA[', at)) {
      const end = source.indexOf(']]>', at)
      if (open.length > 1) inside.children.push(source.slice(at + 9, end < 0 ? source.length : end))
      at = end < 0 ? source.length : end + 3
      continue
    }
    const behind = behindMarkup(source, at)
    if (behind !== null) {
      at = behind
      continue
    }
    const isEnd = source[at + 1] === '/'
    NAME.lastIndex = at + (isEnd ? 2 : 1)
    const name = NAME.exec(source)?.[0]
    if (name === undefined) throw new XmlProblem('a sign < that begins nothing')
    if (isEnd) {
      if (open.length < 2 || inside.name !== name) throw new XmlProblem(`</${name}> ends nothing`)
      open.pop()
      const end = source.indexOf('>', at)
      at = end < 0 ? source.length : end + 1
      continue
    }
    if (++count > MOST_ELEMENTS) throw new XmlProblem('too many parts')
    const start = readAttributes(source, NAME.lastIndex)
    const element: XmlElement = { name, attributes: start.attributes, children: [] }
    inside.children.push(element)
    const tail = /^\s*(\/?)>/.exec(source.slice(start.at, start.at + 40))
    if (!tail) throw new XmlProblem(`<${name} has no end`)
    at = start.at + tail[0].length
    if (tail[1] === '/') continue
    if (open.length > DEEPEST) throw new XmlProblem('too many parts inside each other')
    open.push(element)
  }
  const [first] = root.children
  if (open.length > 1 || typeof first !== 'object') throw new XmlProblem('it ends too early')
  return first
}

export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeText(node)
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join('')
  if (node.children.length === 0) return `<${node.name}${attributes}/>`
  return `<${node.name}${attributes}>${node.children.map(writeXml).join('')}</${node.name}>`
}

export function elementsIn(node: XmlElement): XmlElement[] {
  return node.children.filter((child): child is XmlElement => typeof child === 'object')
}

export function textIn(node: XmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textIn).join('')
}

/** The name without its prefix, as it is written in drawings. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1)
}
