/** Numbers, shares, money, dates and times are written in one place for each; nothing else asks the browser for them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-command.ts'

const HOUSE = [
  'packages/domain/src/locale/format-number.ts',
  'packages/domain/src/time/format-moment.ts',
]

/** Where it is done by hand, and why. */
const EXCEPTED: Record<string, string> = {
  'apps/web/src/app/entry.client.tsx': 'begins to load what the browser needs for it',
  'packages/engines/src/charts/time-ticks.ts': 'an axis counts the years its table counts',
  'packages/engines/src/tabular/dates/date-habits.ts':
    'learns how somebody’s computer writes dates',
  'packages/tools/src/flow/ai-application/ai-tool.ts':
    'the clock a learner’s flow reads, not a text',
}

/** A share that stands in a text: `${share} %`, `{share}%`. Styles have theirs without a space, in a style. */
const BY_HAND =
  /\bnew Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)\b|\.toLocale(?:Date|Time)?String\(|\$\{[^{}]+\} %(?![\d$ ])|\} %<|>\{[^{}]+\} ?%|'–' : `\$\{[\w.]*\}%`/
const FILES = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/generated\//.test(file))

function byHand(file: string): string[] {
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => (BY_HAND.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
}

test('no other source writes a number, a share, money, a date or a time by hand', () => {
  const free = new Set([...HOUSE, ...Object.keys(EXCEPTED)])
  const found = FILES.filter((file) => !free.has(file))
  expect(found.length).toBeGreaterThan(1000)
  expect(found.flatMap(byHand)).toEqual([])
})

test('what is excepted does it', () => {
  for (const file of [...HOUSE, ...Object.keys(EXCEPTED)])
    expect(byHand(file), file).not.toEqual([])
})

test.each([
  'new Intl.NumberFormat(locale)',
  'when.toLocaleDateString()',
  'setSeen(`${share} %`)',
  '<small>{share} %</small>',
  "'–' : `${marks}%`}",
])('“%s” is found', (line) => {
  expect(BY_HAND.test(line)).toBe(true)
})

test.each([
  'style={{ width: `${share}%` }}',
  'formatPercent(locale, share)',
  'transform: `${x}% 0`',
])('“%s” is not', (line) => {
  expect(BY_HAND.test(line)).toBe(false)
})
