/** Reads a text from the literal that holds it, and writes another into its place. */
import type { Slot } from './entry.ts'
import { codeOf, fail, type Node, type Source } from './source.ts'

/** Null when the node is no text. A template's `${…}` become `{name}`, after the first name inside. */
export function slotOf(source: Source, node: Node, key: string): Slot | null {
  const place = {
    file: source.file,
    start: node.start - source.shift,
    end: node.end - source.shift,
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const write = source.file.endsWith('.json') ? (text: string) => JSON.stringify(text) : quoted
    return { ...place, text: node.value, write }
  }
  if (node.type !== 'TemplateLiteral') return null
  const holes = new Map<string, string>()
  let text = ''
  for (const [index, { value }] of node.quasis.entries()) {
    if (/[{}]/.test(value.raw) && node.expressions.length > 0) {
      fail(source, node, key, 'has a brace beside its values')
    }
    const hole = node.expressions[index]
    text += (value.cooked ?? '') + (hole ? `{${nameHole(source, hole, key, holes)}}` : '')
  }
  return { ...place, text, write: (said) => templateOf(said, holes) }
}

function nameHole(source: Source, hole: Node, key: string, holes: Map<string, string>): string {
  const code = codeOf(source, hole)
  const name = /\w+/.exec(code)?.[0] ?? ''
  if (/['"`]/.test(code)) fail(source, hole, key, 'has a text inside one of its values')
  if ((holes.get(name) ?? code) !== code) fail(source, hole, key, `has two values named ${name}`)
  holes.set(name, code)
  return name
}

/** As the formatter wants it: the quotation mark that needs fewer escapes, rather a single one. */
function quoted(text: string): string {
  const count = (mark: string) => text.split(mark).length
  const mark = count("'") > count('"') ? '"' : "'"
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)
  return mark + escaped.replaceAll('\n', '\\n').replaceAll('\t', '\\t') + mark
}

export const inTemplate = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')

function templateOf(text: string, holes: Map<string, string>): string {
  if (holes.size === 0) return `\`${inTemplate(text)}\``
  const parts = text.split(/\{(\w+)\}/)
  const written = parts.map((part, index) => {
    if (index % 2 === 0) return inTemplate(part)
    return `\${${holes.get(part)}}`
  })
  return `\`${written.join('')}\``
}
