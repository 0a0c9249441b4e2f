import { globSync } from 'node:fs'
import { join } from 'node:path'
import { wordsIn } from '@panya/engines/blocks-runtime/catalogue/block-words.ts'
import { PICTURES } from '@panya/tools/game-kit/core/pictures/picture-library.ts'
import {
  THEME_MESSAGES,
  TRAIT_MESSAGES,
} from '@panya/tools/game-kit/core/pictures/trait-messages.ts'
import { BOARDS } from '@panya/tools/games/grouping/core/board-library.ts'
import { DOODLE_WORDS } from '@panya/tools/games/guessing/core/doodle-words.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../run-command.ts'
import { CATALOGUES, collectMessages, fromDisk } from './collect.ts'
import { type MessageEntry, TRANSLATIONS } from './entry.ts'
import { exportPo, importPo, problemsOf } from './exchange.ts'
import { complaints } from './icu.ts'

const ENTRIES = await collectMessages()
const TOOLS = 'packages/tools/src'

const count = (place: RegExp) => ENTRIES.filter(({ where }) => place.test(where)).length

/** `*` stands for what a file or folder may be called. */
function find(place: string): MessageEntry {
  const start = new RegExp(`^${place.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}`)
  const entry = ENTRIES.find(({ where }) => start.test(where))
  if (!entry) throw new Error(`There is no text at ${place}.`)
  return entry
}

/** A file as a translator sends it back, with these messages said in another way. */
function sent(
  entries: readonly MessageEntry[],
  say: (text: string) => string,
  locale = 'th' as const,
) {
  const changed = entries.map((entry) => {
    const text = say(entry.slots[locale].text)
    return { ...entry, slots: { ...entry.slots, [locale]: { ...entry.slots[locale], text } } }
  })
  return { name: `${locale}.po`, content: exportPo(changed, locale) }
}

/** How many messages a module gives, however deep. */
function countIn(value: unknown): number {
  if (typeof value === 'string') return 1
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
  return parts.reduce((sum: number, part) => sum + countIn(part), 0)
}

async function countInFiles(pattern: string): Promise<number> {
  const modules = globSync(pattern, { cwd: ROOT }).map(
    async (file) => (await import(join(ROOT, file))) as { default: unknown },
  )
  return countIn((await Promise.all(modules)).map((module) => module.default))
}

test('translators get as many messages of each kind as the product has', async () => {
  const pages = fromDisk(`${CATALOGUES}/en.po`).match(/^msgid /gm)?.length
  expect(count(/^apps\/web\/src\/locales/)).toBe(pages! - 1)
  // A flow's file takes the messages of its nodes in.
  const all = await countInFiles(
    `${TOOLS}/**/messages/{,errors/,challenges/,course/,replies/}en.ts`,
  )
  expect(count(/^packages\/tools\/.*\/(?:messages\/|nodes\/.*messages\.ts#)/)).toBe(all)
  const onBlocks = countIn(wordsIn('en'))
  expect(count(/^packages\/engines\/src\/blocks-runtime\/blocks\//)).toBe(onBlocks)
  expect(count(/^packages\/engines\/src\/blockly\/messages\/(?!core)/)).toBe(
    (await countInFiles('packages/engines/src/blockly/messages/en.ts')) - onBlocks,
  )
  expect(count(/^packages\/engines\/src\/blockly\/messages\/core#/)).toBe(
    await countInFiles('packages/engines/src/blockly/messages/core/th.ts'),
  )
  const tools = globSync(`${TOOLS}/*/*/manifest.ts`, { cwd: ROOT }).length
  expect(count(/\/manifest\.ts#manifest\.(?:title|tagline)$/)).toBe(2 * tools)
  expect(count(/^brands\//)).toBe(globSync('brands/*/brand.json', { cwd: ROOT }).length)
  expect(count(/-pictures\.ts#/)).toBe(PICTURES.length)
  expect(count(/trait-messages\.ts#/)).toBe(
    Object.keys(TRAIT_MESSAGES).length + Object.keys(THEME_MESSAGES).length,
  )
  const boards = Object.values(BOARDS).flat()
  const own = boards.flatMap(({ cards }) =>
    cards.filter(({ id, code }) => id.startsWith('card-') && !code),
  )
  const groups = boards.flatMap((board) => board.groups)
  expect(count(/\/boards\/.*#/)).toBe(boards.length + 2 * groups.length + own.length)
  expect(count(/doodle-words\.ts#/)).toBe(DOODLE_WORDS.size)
  expect(count(/-mail\.ts#.*(?:subject|ask|text|body|undo|check)$/)).toBeGreaterThan(15)
  expect(count(/^apps\/notebook\//)).toBeGreaterThan(90)
})

test.each(TRANSLATIONS)('every text is whole in %s', (locale) => {
  const problems = ENTRIES.flatMap((entry) =>
    problemsOf(entry, entry.slots[locale].text, locale).map(
      (problem) => `${entry.where}: "${entry.english}" ${problem}`,
    ),
  )
  expect(problems).toEqual([])
})

test('every English text can be read, too', () => {
  const icu = ENTRIES.filter(({ form }) => form === 'icu')
  expect(icu.flatMap(({ english }) => complaints(english, english, 'en'))).toEqual([])
})

test('what nobody translated comes back without a change', async () => {
  const poFiles = TRANSLATIONS.map((locale) => ({
    name: `${locale}.po`,
    content: exportPo(ENTRIES, locale),
  }))
  expect(await importPo(ENTRIES, poFiles)).toEqual({ problems: [], files: new Map() })
})

/** One text of every kind of source and of every form it is written in. */
const KINDS = [
  ['a page', CATALOGUES],
  ['the front page', 'apps/web/src/features/landing/Languages.tsx'],
  ['a tool', `${TOOLS}/coding/python-programming/messages/en.ts#`],
  ['a part of a tool’s file', `${TOOLS}/flow/ai-application/nodes/label-messages.ts#`],
  ['an explained error', 'packages/engines/src/python/errors/messages/en.ts#'],
  ['a challenge', `${TOOLS}/coding/python-programming/messages/challenges/en.ts#hello.hints.1`],
  ['a lesson of the notebook', `${TOOLS}/coding/jupyter-lite/lessons/messages/en.ts#`],
  ['a lesson with blocks', `${TOOLS}/coding/block-programming/lessons/lessons.ts#LESSONS.move.`],
  ['an example', `${TOOLS}/coding/block-programming/examples/board-examples.ts#`],
  ['a flow', `${TOOLS}/flow/data-analytics/messages/en.ts#`],
  ['a node of a flow', `${TOOLS}/flow/image-processing/nodes/filters/messages.ts#`],
  ['a block', 'packages/engines/src/blocks-runtime/blocks/motion/move.ts#words.motion_move.1'],
  ['a word of Blockly', 'packages/engines/src/blockly/messages/core#'],
  ['a word of the editor', 'packages/engines/src/code-editor/editor-messages.ts#'],
  ['a manifest', `${TOOLS}/games/dungeon/manifest.ts#manifest.tagline`],
  ['a brand', 'brands/panya/brand.json#tagline'],
  ['a mail', 'apps/server/src/modules/consent/guardian-mail.ts#ASK.text'],
  ['a mail with a role', 'apps/server/src/modules/privilege/invite-mail.ts#STAFF_INVITE.text'],
  ['the file of data', 'apps/server/src/modules/personal-data/about-export.ts#'],
  ['the notebook site', 'apps/notebook/translations.ts#MENUS.File'],
  ['a word of our own there', 'apps/notebook/translations.ts#CONTENT.'],
  ['a picture', `${TOOLS}/game-kit/core/pictures/food-pictures.ts#`],
  ['a trait', `${TOOLS}/game-kit/core/pictures/trait-messages.ts#TRAIT_MESSAGES.fur`],
  ['a board', `${TOOLS}/games/grouping/core/boards/safety-boards.ts#SAFETY_BOARDS.phishing.3`],
  ['a word to draw', `${TOOLS}/games/guessing/core/doodle-words.ts#LINES.cat`],
  ['a clue', `${TOOLS}/games/guessing/core/guess-round.ts#letterClue`],
] as const

/** What would break out of any kind of quotation mark. */
const nasty = (text: string) => `${text} 'a' "b" \`c\` \\n \\`

const KIND_ENTRIES = KINDS.map(([, place]) => find(place))
const KINDS_CHANGED = await importPo(ENTRIES, [sent(KIND_ENTRIES, nasty)])

test.each(KINDS)('a changed text of %s lands in its place and nowhere else', (_, place) => {
  expect(KINDS_CHANGED.problems).toEqual([])
  const { file } = find(place).slots.th
  const slots = KIND_ENTRIES.map((entry) => entry.slots.th).filter((slot) => slot.file === file)
  const code = fromDisk(file)
  let changed = KINDS_CHANGED.files.get(file) ?? ''
  for (const { start, end, text, write } of slots) {
    const [now, before] = [write(nasty(text)), code.slice(start, end)]
    expect(changed.split(now)).toHaveLength(2)
    changed = changed.replace(now, () => before)
  }
  expect(changed).toBe(code)
})

test('no other file is changed than those of the messages', () => {
  const files = new Set(KIND_ENTRIES.map((entry) => entry.slots.th.file))
  expect(new Set(KINDS_CHANGED.files.keys())).toEqual(files)
})

test('all messages can be changed at once, and the next export has every one of them', async () => {
  const { problems, files } = await importPo(ENTRIES, [sent(ENTRIES, nasty)])
  expect(problems).toEqual([])
  const after = await collectMessages((file) => files.get(file) ?? fromDisk(file))
  expect(after.map(({ slots }) => slots.th.text)).toEqual(
    ENTRIES.map(({ slots }) => nasty(slots.th.text)),
  )
  expect(
    [...files.keys()].filter((file) => /(?:^|[/-])(?:en|zh|ar)\.(?:ts|po)$/.test(file)),
  ).toEqual([])
})

test('a translation that moves the values of a mail keeps them', async () => {
  const entry = find(
    'apps/server/src/modules/verification/verification-mail.ts#CONFIRM_ADDRESS.text',
  )
  const { files } = await importPo(ENTRIES, [
    sent([entry], () => '{DAYS}: {link} ({brand}, {brand})'),
  ])
  expect(files.get(entry.slots.th.file)).toContain(
    '`${DAYS.th(days)}: ${link} (${brand}, ${brand})`',
  )
})

const PLURAL = `${TOOLS}/host/tutor/messages/en.ts#balance`
const MAIL = 'apps/server/src/modules/consent/guardian-mail.ts#RECEIPT.subject'
const LINE = `${TOOLS}/games/guessing/core/doodle-words.ts#LINES.cat`

test.each([
  ['a value that is gone', MAIL, 'สวัสดี', 'has the values none instead of {brand}'],
  ['a value of another name', PLURAL, '{n, plural, other {#}}', 'takes {n} instead of {count}'],
  ['a plural without its end', PLURAL, '{count, plural, other {#}', 'cannot be read'],
  ['a plural without a form', PLURAL, '{count, plural, one {#} two {#}}', 'lacks the plural forms'],
  ['nothing', MAIL, ' ', 'has no translation'],
  ['code', MAIL, '{brand} ${process.exit()}', 'has a brace that is no value'],
  ['a turned direction', LINE, 'แมว\u202e', 'has a hidden control character'],
  ['a line break in a line', LINE, 'แมว\nหมา', 'must not have "; " or a line break'],
  ['another language in a line', LINE, 'แมว; หมา', 'must not have "; " or a line break'],
])('%s is refused, with the line', async (_, place, text, why) => {
  const fine = find(`${TOOLS}/games/dungeon/messages/en.ts#`)
  const wrong = find(place)
  const poFile = sent([fine, wrong], (old) => (old === wrong.slots.th.text ? text : `${old}!`))
  const { problems, files } = await importPo(ENTRIES, [poFile])
  const line = poFile.content.split('\n').indexOf(`msgctxt "${wrong.where}"`) + 2
  expect(problems).toEqual([expect.stringMatching(`^th.po:${line}: `)])
  expect(problems[0]).toContain(why)
  expect(files.size).toBe(0)
})

test('a file that is not about the product as it is today is refused', async () => {
  const { content } = sent([find(MAIL)], (text) => text)
  const problemsWith = async (name: string, changed: string) =>
    (await importPo(ENTRIES, [{ name, content: changed }])).problems
  expect(await problemsWith('th.po', content.replace('Your answer', 'Your reply'))).toEqual([
    expect.stringMatching(/^th\.po:\d+: .*no longer the English text/),
  ])
  expect(await problemsWith('th.po', content.replace('#RECEIPT', '#GONE'))).toEqual([
    expect.stringMatching(/^th\.po:\d+: .*not a text of/),
  ])
  expect(await problemsWith('fr.po', content)).toEqual([
    'fr.po: unknown language; known are th, zh, ar',
  ])
  expect(await problemsWith('ar.po', content)).toEqual(['ar.po:1: the file says it is th'])
  expect(await problemsWith('th.po', content.replace('Language: th', 'Language: th_TH'))).toEqual(
    [],
  )
  expect(await problemsWith('th.po', content.replace('msgctxt', '#, fuzzy\nmsgctxt'))).toEqual([
    expect.stringContaining('marked as unsure'),
  ])
  const twice =
    content + content.slice(content.indexOf('\n\n')).replace('{brand}"\n', '{brand}!"\n')
  expect(await problemsWith('th.po', twice)).not.toEqual([])
  expect(await problemsWith('th.po', `${content}oops`)).toEqual([
    expect.stringMatching(/^th\.po:\d+: not a line/),
  ])
  expect((await importPo(ENTRIES, [])).problems).toEqual(['There is no .po file.'])
})
