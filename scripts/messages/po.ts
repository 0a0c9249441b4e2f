/** Reads and writes gettext's .po files, with the place of every text in them. */

export interface PoEntry {
  line: number
  context: string
  id: string
  text: string
  /** Marked by an editor as a guess. */
  fuzzy: boolean
  origins: string[]
  /** Where the quoted translation begins and ends. */
  start: number
  end: number
}

const LINE = /^(?:(msg[a-z_]+(?:\[\d+\])?)\s+)?"((?:[^"\\]|\\.)*)"\s*$/
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r' }

const unquoted = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, mark: string) => ESCAPES[mark] ?? mark)

export function readPo(file: string, source: string): PoEntry[] {
  const entries: PoEntry[] = []
  let entry: PoEntry | null = null
  let field = ''
  let at = source.startsWith('\ufeff') ? 1 : 0
  for (const [index, whole] of source.slice(at).split('\n').entries()) {
    const [line, start] = [whole.trimEnd(), at]
    at += whole.length + 1
    const begins = field === 'msgstr' || entry === null
    if (line === '' || line.startsWith('#~')) continue
    if (line.startsWith('#') || /^msg(?:ctxt|id)\s/.test(line)) {
      if (begins) entries.push((entry = emptyEntry(index + 1)))
      if (begins) field = ''
    }
    if (!entry) throw new Error(`${file}:${index + 1}: not a line of a .po file`)
    if (line.startsWith('#,')) entry.fuzzy = /\bfuzzy\b/.test(line)
    if (line.startsWith('#:')) entry.origins.push(line.slice(2).trim())
    if (line.startsWith('#')) continue
    const [, name = field, text = ''] = LINE.exec(line) ?? []
    if (!LINE.test(line)) throw new Error(`${file}:${index + 1}: not a line of a .po file`)
    if (name === 'msgctxt') entry.context += unquoted(text)
    else if (name === 'msgid') entry.id += unquoted(text)
    else if (name === 'msgstr') entry.text += unquoted(text)
    else throw new Error(`${file}:${index + 1}: plurals stand inside a text, not in ${name}`)
    if (name !== field && name === 'msgid') entry.line = index + 1
    if (name !== field && name === 'msgstr') entry.start = start + line.indexOf('"')
    if (name === 'msgstr') entry.end = start + line.length
    field = name
  }
  return entries.filter(({ end }) => end > 0)
}

function emptyEntry(line: number): PoEntry {
  return { line, context: '', id: '', text: '', fuzzy: false, origins: [], start: 0, end: 0 }
}

/** Several lines when the text has several, as every editor writes it. */
export function poString(text: string): string {
  const escaped = text.replaceAll(/["\\]/g, '\\$&').replaceAll('\t', '\\t').replaceAll('\n', '\\n')
  const lines = escaped.split(/(?<=(?<!\\)(?:\\\\)*\\n)(?=.)/)
  return lines.length < 2 ? `"${escaped}"` : ['""', ...lines.map((line) => `"${line}"`)].join('\n')
}
