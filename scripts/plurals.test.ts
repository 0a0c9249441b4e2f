/** Refuses a number beside a noun without the forms its language has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { bareCounts } from './messages/bare-counts.ts'
import { CATALOGUES, collectMessages } from './messages/collect.ts'
import { COUNTS, NO_COUNTS, NUMBER_ONLY } from './messages/counts.ts'
import type { MessageEntry } from './messages/entry.ts'
import { partsOf } from './messages/icu.ts'
import { ROOT } from './run-command.ts'

const ENTRIES = await collectMessages()
const POSITION = /^\d+$/

/** What a page puts in without a name, as the catalogue tells it: `#. placeholder {0}: days.length`. */
const UNNAMED =
  /\.length$|^count\(|\.(?:minutes|times|students|projects|coinsPerMonth|amount)$|^counts\./
const EXPRESSION = /^#\. placeholder \{(\d+)\}: +(.+)$/gm

function unnamedCounts(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const piece of readFileSync(join(ROOT, CATALOGUES, 'en.po'), 'utf8').split('\n\n')) {
    const id = /^msgid (".*")$/m.exec(piece)?.[1]
    const names = [...piece.matchAll(EXPRESSION)]
      .filter(([, , code = '']) => UNNAMED.test(code))
      .map(([, at = '']) => at)
    if (id) found.set(JSON.parse(id) as string, new Set(names))
  }
  return found
}
const IN_POSITION = unnamedCounts()

const textOf = ({ english, slots }: MessageEntry, locale: Locale) =>
  locale === 'en' ? english : slots[locale].text

/** Outside of ICU a value is `{name}`, and every other brace a sign. */
const asIcu = ({ form }: MessageEntry, text: string) =>
  form === 'icu' ? text : text.replaceAll("'", '’').replaceAll(/\{(?!\w+\})|(?<!\{\w+)\}/g, '(')

const isExcepted = (english: string) => NUMBER_ONLY.some(({ text }) => text.test(english))

function faults(entry: MessageEntry, locale: Locale): string[] {
  const counts = IN_POSITION.get(entry.english)
  const isCount = (name: string) => COUNTS.has(name) || (counts?.has(name) ?? false)
  const bare = bareCounts(locale, asIcu(entry, textOf(entry, locale)), isCount)
  if (locale === 'en' || locale === 'ar') return bare
  // One form is enough there, yet where others need more the digits come from it.
  const formed = partsOf(asIcu(entry, entry.english)).plurals.map(({ name }) => name)
  return bare.filter((name) => formed.includes(name))
}

test.each(LOCALES)('a number beside a noun has the forms of its language: %s', (locale) => {
  const found = ENTRIES.filter(({ english }) => !isExcepted(english)).flatMap((entry) =>
    faults(entry, locale).map((name) => `${entry.where}: {${name}} in ${textOf(entry, locale)}`),
  )
  expect(found).toEqual([])
})

test('what needs no forms is there: a reason that no longer holds is taken out', () => {
  for (const { text, why } of NUMBER_ONLY) {
    const meant = ENTRIES.filter(({ english }) => text.test(english))
    expect(
      meant.some((entry) => LOCALES.some((locale) => faults(entry, locale).length > 0)),
      why,
    ).toBe(true)
  }
})

test('of every value it is known whether it counts', () => {
  const names = new Set(
    ENTRIES.flatMap((entry) => [...partsOf(asIcu(entry, entry.english)).values]),
  )
  const unknown = [...names].filter(
    (name) => !POSITION.test(name) && !COUNTS.has(name) && !NO_COUNTS.has(name),
  )
  expect(unknown, 'say in messages/counts.ts whether it says how many').toEqual([])
  const gone = [...COUNTS, ...NO_COUNTS].filter((name) => !names.has(name))
  expect(gone, 'no message takes these any more').toEqual([])
  expect([...COUNTS].filter((name) => NO_COUNTS.has(name))).toEqual([])
})

test.each<[Locale, string, string[]]>([
  ['en', '{count} minutes', ['count']],
  ['en', '{count, plural, one {# minute} other {# minutes}}', []],
  ['en', '{count} of {total} steps', ['total']],
  ['en', '{count} of {total}', []],
  ['en', 'Steps: {count}.', []],
  ['en', 'for <0>{count}</0> days', ['count']],
  ['ar', '{count} يومًا', ['count']],
  ['ar', 'الأيام: {count}، و{total} من {count}', []],
  ['th', '{count} วัน', ['count']],
  ['zh', '{count, plural, other {# 天}}', []],
  ['en', '{total, plural, one {One} other {{count} coins of #}}', ['count']],
])('in %s, the bare numbers of “%s” are found', (locale, message, names) => {
  expect(bareCounts(locale, message, (name) => COUNTS.has(name))).toEqual(names)
})
