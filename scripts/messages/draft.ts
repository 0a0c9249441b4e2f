/**
 * A language that nobody vouches for yet: one .po file in `drafts/`, checked like every other translation. Where it says
 * nothing, English stands. It is shown in the place of English (scripts/draft-language.ts).
 */
import { fromDisk, type Read } from './collect.ts'
import type { MessageEntry, Slot } from './entry.ts'
import { problemsOf, rewrite } from './exchange.ts'
import { poString, readPo } from './po.ts'

export interface Draft {
  /** `id` */
  language: string
  /** What its people call it. */
  name: string
  /** By where a text stands and its English; by its English alone where it is the same everywhere. */
  texts: Map<string, string>
}

const at = (where: string, english: string) => `${where}\n${english}`

export const draftOf = ({ texts }: Draft, { where, english }: MessageEntry): string | undefined =>
  texts.get(at(where, english)) ?? texts.get(at('', english))

/** Each English text once, with the places where it stands; what it has already stays. */
export function writeDraft(entries: readonly MessageEntry[], draft: Draft): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    `"Language: ${draft.language}\\n"`,
    `"Language-Team: ${draft.name}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ].join('\n')
  const messages = [...Map.groupBy(entries, ({ english }) => english)].flatMap(([english, all]) => {
    const own = all.filter(({ where }) => draft.texts.has(at(where, english)))
    const rest = all.filter((entry) => !own.includes(entry))
    const places = rest.map(({ where }) => where.replace(/#.*/, ''))
    const message = (comment: string, context: string, where: string): string =>
      [
        `#: ${comment}`,
        ...(context ? [`msgctxt ${poString(context)}`] : []),
        `msgid ${poString(english)}`,
        `msgstr ${poString(draft.texts.get(at(where, english)) ?? '')}`,
      ].join('\n')
    return [
      ...(rest.length > 0 ? [message([...new Set(places)].slice(0, 3).join(' '), '', '')] : []),
      ...own.map(({ where }) => message(where, where, where)),
    ]
  })
  return `${[head, ...messages].join('\n\n')}\n`
}

/** Throws where the file is no draft at all. */
export function readDraft(file: string, content: string): Draft {
  const entries = readPo(file, content)
  const head = entries.find(({ id }) => id === '')?.text ?? ''
  const [language = '', name = ''] = ['Language', 'Language-Team'].map(
    (field) => new RegExp(`^${field}: *(.+)$`, 'm').exec(head)?.[1],
  )
  if (language === '' || name === '')
    throw new Error(`${file} does not say its Language and its Language-Team.`)
  const said = entries.filter(({ id, text, fuzzy }) => id !== '' && text !== '' && !fuzzy)
  return { language, name, texts: new Map(said.map((one) => [at(one.context, one.id), one.text])) }
}

export interface DraftReport {
  /** Texts that cannot be shown, and why. */
  problems: string[]
  /** Texts that English says in its place. */
  missing: MessageEntry[]
  /** Texts of the draft that the product does not have any more. */
  stale: string[]
}

export function checkDraft(entries: readonly MessageEntry[], draft: Draft): DraftReport {
  const used = new Set<string>()
  const report: DraftReport = { problems: [], missing: [], stale: [] }
  for (const entry of entries) {
    const { where, english } = entry
    for (const name of [at(where, english), at('', english)]) used.add(name)
    const text = draftOf(draft, entry)
    if (text === undefined) report.missing.push(entry)
    else
      for (const problem of problemsOf(entry, text, draft.language))
        report.problems.push(`${where}: "${english}" ${problem}`)
  }
  report.stale = [...draft.texts.keys()].filter((name) => !used.has(name))
  return report
}

/** The sources as they are when English is said in the draft's language; texts that are wrong stay English. */
export function sourcesInDraft(
  entries: readonly MessageEntry[],
  draft: Draft,
  read: Read = fromDisk,
): Map<string, string> {
  const changes = new Map<Slot, string>()
  for (const entry of entries) {
    const text = draftOf(draft, entry)
    if (text === undefined || entry.source === null || text === entry.source.text) continue
    if (problemsOf(entry, text, draft.language).length === 0) changes.set(entry.source, text)
  }
  const files = rewrite(changes, read)
  const { language, region } = new Intl.Locale(draft.language).maximize()
  const code = files.get(NAMES) ?? read(NAMES)
  const named = code
    .replace("en: 'English'", () => `en: ${JSON.stringify(draft.name)}`)
    .replace("en: 'en-GB'", `en: '${language}-${region}'`)
  return files.set(NAMES, named)
}

/** Where languages have their names. */
const NAMES = 'packages/domain/src/locale/locale.ts'
