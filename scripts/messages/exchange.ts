/** Gives translators every text in one .po file per language, and takes their files back. */
import { LOCALE_NAMES } from '@panya/domain/locale/locale.ts'
import { collectMessages, fromDisk, type Read } from './collect.ts'
import { type MessageEntry, type Slot, TRANSLATIONS, type Translation } from './entry.ts'
import { complaints } from './icu.ts'
import { type PoEntry, poString, readPo } from './po.ts'

/** Values of messages that are not ICU: `{brand}`, Blockly's `%1` and the editor's `$`. */
const VALUES = /\{\w+\}|%\d|%%|(?<!\w)\$(?!\w)/g
/** Nobody types these: control characters, and those that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\u202a-\u202e]/u

const valuesOf = (text: string) => [...new Set(text.match(VALUES))].toSorted().join(' ')

/** What is wrong with a translation; empty when nothing is. */
export function problemsOf(entry: MessageEntry, text: string, language: string): string[] {
  if (HIDDEN.test(text.replaceAll('\n', ''))) return ['has a hidden control character']
  if (entry.form === 'icu') return complaints(entry.english, text, language)
  if (text.trim() === '') return ['has no translation']
  if (entry.form === 'line' && /; |\n/.test(text)) return ['must not have "; " or a line break']
  const braces = (said: string) => /[{}]/.test(said.replaceAll(VALUES, ''))
  if (braces(text) && !braces(entry.english)) return ['has a brace that is no value']
  const [wanted, had] = [valuesOf(entry.english), valuesOf(text)]
  return wanted === had ? [] : [`has the values ${had || 'none'} instead of ${wanted || 'none'}`]
}

export function exportPo(entries: readonly MessageEntry[], locale: Translation): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    `"Language: ${locale}\\n"`,
    `"Language-Team: ${LOCALE_NAMES[locale]}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ]
  const messages = entries.map((entry) => {
    const values = valuesOf(entry.english.replaceAll(/\{(\w+),/g, '{$1}'))
    const origins = entry.origins ?? [entry.slots[locale].file]
    return [
      ...(values ? [`#. keep: ${values}`] : []),
      ...origins.map((origin) => `#: ${origin}`),
      `msgctxt ${poString(entry.where)}`,
      `msgid ${poString(entry.english)}`,
      `msgstr ${poString(entry.slots[locale].text)}`,
    ].join('\n')
  })
  return `${[head.join('\n'), ...messages].join('\n\n')}\n`
}

export interface PoFile {
  name: string
  content: string
}

interface Import {
  problems: string[]
  /** The new contents of the sources that change. */
  files: Map<string, string>
}

type Changes = ReadonlyMap<Slot, string>

/** What the sources become with these files; nothing when anything is wrong. */
export async function importPo(
  entries: readonly MessageEntry[],
  poFiles: readonly PoFile[],
  read: Read = fromDisk,
): Promise<Import> {
  const known = new Map(entries.map((entry) => [nameOf(entry.where, entry.english), entry]))
  const places = new Set(entries.map(({ where }) => where))
  const problems = poFiles.length === 0 ? ['There is no .po file.'] : []
  const changes = new Map<Slot, string>()
  for (const { name, content } of poFiles) {
    const locale = TRANSLATIONS.find((one) => `${one}.po` === name)
    if (!locale) {
      problems.push(`${name}: unknown language; known are ${TRANSLATIONS.join(', ')}`)
      continue
    }
    const seen = new Map<string, string>()
    for (const { line, context, id, text, fuzzy } of readOrSay(name, content, problems)) {
      const say = (why: string) => problems.push(`${name}:${line}: "${id}" ${why}`)
      if (id === '') {
        const language: string = /^Language: *([a-z]+)/m.exec(text)?.[1] ?? locale
        if (language !== locale) problems.push(`${name}:${line}: the file says it is ${language}`)
        continue
      }
      const entry = known.get(nameOf(context, id))
      if (!entry) {
        say(`is ${places.has(context) ? 'no longer the English text' : 'not a text'} of ${context}`)
        continue
      }
      const before = seen.get(nameOf(context, id))
      seen.set(nameOf(context, id), text)
      if (before !== undefined && before !== text) say('is there twice, with two translations')
      if (fuzzy) say('is marked as unsure')
      for (const problem of problemsOf(entry, text, locale)) say(problem)
      const slot = entry.slots[locale]
      if (slot.text !== text) changes.set(slot, text)
    }
  }
  if (problems.length > 0 || changes.size === 0) return { problems, files: new Map() }
  const files = rewrite(changes, read)
  const after = await collectMessages((file) => files.get(file) ?? read(file))
  expectWritten(entries, after, changes)
  return { problems, files }
}

function readOrSay(name: string, content: string, problems: string[]): PoEntry[] {
  try {
    return readPo(name, content)
  } catch (error) {
    problems.push((error as Error).message)
    return []
  }
}

const nameOf = (where: string, english: string) => `${where}\n${english}`

export function rewrite(changes: Changes, read: Read): Map<string, string> {
  const files = new Map<string, string>()
  const fromTheEnd = [...changes].toSorted(([one], [other]) => other.start - one.start)
  for (const [{ file, start, end, write }, text] of fromTheEnd) {
    const code = files.get(file) ?? read(file)
    files.set(file, code.slice(0, start) + write(text) + code.slice(end))
  }
  return files
}

/** What was written is read again: a translation must never become code. */
function expectWritten(
  before: readonly MessageEntry[],
  after: readonly MessageEntry[],
  changes: Changes,
): void {
  for (const [index, { where, english, slots }] of before.entries()) {
    const again = after[index]
    for (const locale of TRANSLATIONS) {
      const text = changes.get(slots[locale]) ?? slots[locale].text
      if (again?.english === english && again.slots[locale].text === text) continue
      throw new Error(`The ${locale} text of ${where} cannot be written.`)
    }
  }
}
