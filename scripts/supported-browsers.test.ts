import { globSync, readFileSync } from 'node:fs'
import { isOlder, SUPPORTED_BROWSERS } from '@panya/domain/browser/supported-browsers.ts'
import { expect, test } from 'vitest'
import { features } from 'web-features'
import { NEEDED_EVERYWHERE } from '../apps/web/src/adapters/old-browser-check.ts'

/** What browsers learned in the last years, by its name in the list of web features, and how the sources show it. */
const NEWER: Record<string, RegExp> = {
  'abortsignal-any': /\bAbortSignal\.any\b/,
  'anchor-positioning': /\banchor-name:|\bposition-anchor:/,
  'array-by-copy': /\.to(?:Sorted|Reversed|Spliced)\(/,
  'array-findlast': /\.findLast(?:Index)?\(/,
  'array-fromasync': /\bArray\.fromAsync\b/,
  'array-group': /\b(?:Map|Object)\.groupBy\b/,
  'color-mix': /\bcolor-mix\(/,
  'container-queries': /@container\b/,
  'content-visibility': /\bcontent-visibility:/,
  'field-sizing': /\bfield-sizing:/,
  has: /:has\(/,
  inert: /\binert\b/,
  'intl-segmenter': /\bIntl\.Segmenter\b/,
  'iterator-methods':
    /\bIterator\.(?:from|prototype)\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|take|drop|toArray|reduce|flatMap|forEach)\(/,
  'light-dark': /\blight-dark\(/,
  nesting: /^\s+&/m,
  'offscreen-canvas': /\bOffscreenCanvas\(/,
  popover: /\bshowPopover\b|\bpopover=/,
  'promise-try': /\bPromise\.try\b/,
  'promise-withresolvers': /\bPromise\.withResolvers\b/,
  scope: /@scope\b/,
  'scrollbar-width': /\bscrollbar-width:/,
  'set-methods': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(/,
  'starting-style': /@starting-style\b/,
  'structured-clone': /\bstructuredClone\(/,
  subgrid: /\bsubgrid\b/,
  'text-wrap-balance': /\btext-wrap: balance/,
  'uint8array-base64-hex': /\bUint8Array\.fromBase64\b|\.toBase64\(\)/,
  'url-canparse': /\bURL\.canParse\b/,
  'view-transitions': /\bstartViewTransition\b/,
  'viewport-unit-variants': /\d[dsl]v[hwib]\b/,
  'web-locks': /\bnavigator\.locks\b/,
}

/** A browser that lacks these shows the same in a plainer way. */
const MAY_LACK: Record<string, string> = {
  'content-visibility': 'all of a long list is laid out at once',
  'field-sizing': 'a field keeps its size',
  'light-dark': 'the build writes it in older words',
  'scrollbar-width': 'the scroll bar is the usual one',
  'text-wrap-balance': 'the last line may be short',
}

/** Here the list of web features waits for something that we do not use. */
const ENOUGH: Record<string, string> = {
  'popover safari_ios': '17',
}

const LISTED = [
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['safari_ios', 'ios'],
] as const

const SOURCES = globSync(
  '{apps/{web,notebook},packages/{domain,ui,tools,engines}}/src/**/*.{ts,tsx,css}',
  { exclude: ['**/node_modules/**'] },
)
  .filter((file) => !/\.test\.|\/testing\/|\/prepare\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))

function used(): string[] {
  return Object.keys(NEWER).filter((name) => SOURCES.some((source) => NEWER[name]!.test(source)))
}

function since(name: string, browser: (typeof LISTED)[number][0]): string {
  const feature = features[name]
  if (feature?.kind !== 'feature') throw new Error(`Nobody knows the web feature ${name}.`)
  const enough = ENOUGH[`${name} ${browser}`]
  return enough ?? feature.status.support[browser]?.replace('≤', '') ?? '9999'
}

test('no page needs more than the oldest browsers of the list have', () => {
  const needed = used().filter((name) => !(name in MAY_LACK))
  const missing = needed.flatMap((name) =>
    LISTED.filter(([key, own]) => isOlder(SUPPORTED_BROWSERS[own].version, since(name, key))).map(
      ([key]) => `${name} is in ${key} since ${since(name, key)}`,
    ),
  )
  expect(missing).toEqual([])
})

test('and the list shuts nobody out who has all of it', () => {
  const needed = used().filter((name) => !(name in MAY_LACK))
  for (const [key, own] of LISTED) {
    const { version } = SUPPORTED_BROWSERS[own]
    expect(
      needed.filter((name) => since(name, key) === version),
      `what ${own} ${version} is needed for`,
    ).not.toEqual([])
  }
})

test('a page looks itself for the newest of what is needed', () => {
  const newest = used()
    .filter((name) => !(name in MAY_LACK))
    .filter((name) =>
      LISTED.some(([key, own]) => since(name, key) === SUPPORTED_BROWSERS[own].version),
    )
  const looked = newest.filter((name) => NEEDED_EVERYWHERE.some((word) => NEWER[name]!.test(word)))
  expect(looked).toEqual(newest)
})

test('what may be missing is used, and is newer than the list', () => {
  expect(Object.keys(MAY_LACK).filter((name) => !used().includes(name))).toEqual([])
  for (const name of Object.keys(MAY_LACK)) {
    const newer = LISTED.some(([key, own]) =>
      isOlder(SUPPORTED_BROWSERS[own].version, since(name, key)),
    )
    expect(newer, name).toBe(true)
  }
})

test('only popovers that close by our own hand are used: others do not close on older iPads', () => {
  const kinds = SOURCES.flatMap((source) =>
    [...source.matchAll(/\bpopover=(\S+)/g)].map(([, kind]) => kind),
  )
  expect(new Set(kinds)).toEqual(new Set(['"manual"']))
})

test('the documentation names the same versions', () => {
  const text = readFileSync('docs/browsers.md', 'utf8')
  for (const { name, version } of Object.values(SUPPORTED_BROWSERS))
    expect(text).toMatch(new RegExp(`\\| ${name} +\\| ${version} +\\|`))
})
