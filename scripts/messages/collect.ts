/** Knows every source of messages: pages, tools, blocks, mails, manifests, brands, the notebook site, games. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { ROOT } from '../run-command.ts'
import { codeMessages, type Places, together } from './code-messages.ts'
import { byTranslation, FOREIGN, type MessageEntry, type Slot, TRANSLATIONS } from './entry.ts'
import { SAME } from './line-messages.ts'
import { type PoEntry, poString, readPo } from './po.ts'
import { defaultOf, fail, plain, readSource, type Source } from './source.ts'

export const CATALOGUES = 'apps/web/src/locales'
const SOURCES = [
  'apps/{web,server}/src/**/*.{ts,tsx}',
  'apps/notebook/{,src/**/}*.ts',
  'packages/*/src/**/*.{ts,tsx}',
  'brands/*/brand.json',
]
const PER_LANGUAGE = new RegExp(
  `^(?<stem>.*/(?:[\\w-]+-)?)(?<locale>${TRANSLATIONS.join('|')})\\.ts$`,
)
const TESTS = /\.test\.tsx?$|\/(?:testing|testdata|node_modules)\//

/** Letters of other languages that are data, not words somebody translates. */
const DATA = [
  /^apps\/server\/src\/app\/seed\//,
  /^packages\/tools\/src\/[a-z]+\/[a-z-]+\/core\/(?:made|sample)\.ts$/,
  // Numbers, addresses and headings as people write them; the languages' own names.
  /^packages\/domain\/src\/(?:ai\/redact|classroom\/(?:name-)?roster|locale\/locale|money\/(?:plan|grant-headings))\.ts$/,
  /^apps\/web\/src\/features\/consent\/BandLabel\.tsx$/,
  // What banks write above their columns, and what the law wants to stand on a Thai paper.
  /^packages\/domain\/src\/(?:bank-statement|tax-paper)\//,
  // What programs, sentences and tables of learners hold; the words of the blocks stand with the blocks.
  /^packages\/engines\/src\/(?:blocks-runtime\/(?!blocks\/)|nlp\/|tabular\/)/,
  /^packages\/tools\/src\/coding\/[a-z-]+\/core\/challenges\//,
  /^packages\/tools\/src\/game(?:-kit\/core\/word-match\.ts|s\/[a-z-]+\/components\/DrawnItemForm\.tsx)$/,
  // Words that nodes are searched by, those of all languages in one list: none is the translation of another.
  /^packages\/tools\/src\/flow\/[a-z-]+\/help\/[a-z]+-words\.ts$/,
  // What is looked for in what people and models write, and what the tutor's situations ask.
  /^packages\/domain\/src\/(?:moderation|tutor)\//,
  /^apps\/server\/src\/modules\/tutor\/evaluation\//,
  // Letters that a font is asked for.
  /^packages\/engines\/src\/blockly\/language\.ts$/,
]

/** What the tools and the nodes of flows say. */
const ICU = /^packages\/tools\/.*\/(?:messages\/(?!challenges)|nodes\/.*messages\.ts#)/

export type Read = (file: string) => string
export const fromDisk: Read = (file) => readFileSync(join(ROOT, file), 'utf8')

/** All messages, from the sources as `read` gives them. */
export async function collectMessages(read: Read = fromDisk): Promise<MessageEntry[]> {
  const files = SOURCES.flatMap((cwd) => globSync(cwd, { cwd: ROOT }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !TESTS.test(file) && !DATA.some((data) => data.test(file)))
    .filter((file) => FOREIGN.test(read(file)))
    .toSorted()
  const opened = new Map<string, Source>()
  const open = (file: string) => {
    const source = opened.get(file) ?? readSource(file, read(file))
    opened.set(file, source)
    return source
  }
  const openImport = (from: string, path: string) => open(join(dirname(from), path))
  const found = pageMessages(read)
  for (const file of files) {
    const language = PER_LANGUAGE.exec(file)?.groups
    if (!language) found.push(...codeMessages(open(file), openImport))
    else if (language['locale'] !== TRANSLATIONS[0]) continue
    else found.push(...(await fileMessages(language['stem']!, open)))
  }
  const slots = Map.groupBy(
    found.flatMap((entry) => Object.values(entry.slots)),
    ({ file }) => file,
  )
  for (const file of files) refuseOthers(open(file), slots.get(file) ?? [])
  return found.map((entry) => (ICU.test(entry.where) ? { ...entry, form: 'icu' } : entry))
}

function pageMessages(read: Read): MessageEntry[] {
  const file = (locale: string) => `${CATALOGUES}/${locale}.po`
  const nameOf = (one: PoEntry) => `${one.context}\n${one.id}`
  const translated = byTranslation(
    (locale) => new Map(readPo(file(locale), read(file(locale))).map((one) => [nameOf(one), one])),
  )
  return readPo(file('en'), read(file('en')))
    .filter(({ id }) => id !== '')
    .map((page) => ({
      where: [CATALOGUES, page.context].filter(Boolean).join('#'),
      english: page.id,
      form: 'icu',
      origins: page.origins.map((origin) => `apps/web/${origin}`),
      slots: byTranslation((locale) => {
        const own = translated[locale].get(nameOf(page))
        if (!own) throw new Error(`${file(locale)} has no "${page.id}".`)
        const { start, end, text } = own
        return { file: file(locale), start, end, text, write: poString }
      }),
    }))
}

/** One file per language; without an English one they are Blockly's, whose package says them in English. */
async function fileMessages(stem: string, open: (file: string) => Source): Promise<MessageEntry[]> {
  const isBlockly = !existsSync(join(ROOT, `${stem}en.ts`))
  const places = LOCALES.map((locale) => {
    const none = isBlockly && locale === 'en'
    const source = none ? readSource('en.ts', 'export default {}') : open(`${stem}${locale}.ts`)
    return [locale, { source, node: plain(defaultOf(source)) }]
  })
  const where = isBlockly ? dirname(`${stem}th.ts`) : `${stem}en.ts`
  const found = [...together(where, '', Object.fromEntries(places) as Places)]
  if (!isBlockly) return found
  const blockly = (await import('blockly/msg/en')) as unknown as Record<string, string>
  return found.map((entry) => {
    const english = blockly[entry.english]
    if (english === undefined) throw new Error(`${where}: Blockly does not say ${entry.english}.`)
    return { ...entry, english }
  })
}

/** A source must not hold a word of another language that the translators do not get. */
function refuseOthers(source: Source, slots: readonly Slot[]): void {
  let at = 0
  const known = [...source.comments, ...slots].toSorted((one, other) => one.start - other.start)
  for (const { start, end } of [...known, { start: source.code.length, end: 0 }]) {
    const between = source.code.slice(at, start).replaceAll(SAME, (line) => ' '.repeat(line.length))
    const left = FOREIGN.exec(between)
    if (left) {
      const place = { ...source.program, start: at + left.index + source.shift }
      fail(
        source,
        place,
        'a text',
        `is in no known form: ${between.slice(left.index, left.index + 40)}`,
      )
    }
    at = Math.max(at, end)
  }
}
