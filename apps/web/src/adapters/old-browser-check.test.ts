import { runInNewContext } from 'node:vm'
import { LOCALES } from '@panya/domain/locale/locale.ts'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { oldBrowserScript } from './old-browser-check.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

/** What a browser has that knows everything. */
function browser() {
  const script = { noModule: false }
  const places: string[] = []
  const globals = {
    document: { cookie: 'locale=th', createElement: () => script },
    HTMLElement: class {
      showPopover() {}
    },
    navigator: { userAgent: CHROME, onLine: true },
    location: {
      pathname: '/th/home',
      search: '?a=b&c',
      hash: '#secret',
      replace: (place: string) => places.push(place),
    },
    URL,
    Promise: { withResolvers: () => undefined },
    Map: { groupBy: () => undefined },
    Intl: { Segmenter: () => undefined },
    top: 1,
    self: 1,
  }
  const open = (changes: object = {}) => {
    runInNewContext(oldBrowserScript('th'), { ...globals, ...changes })
    return places
  }
  return { globals, open }
}

const LEADS = ['/th/old-browser?to=%2Fth%2Fhome%3Fa%3Db%26c']

test('a browser that knows everything stays where it is', () => {
  expect(browser().open()).toEqual([])
})

test.each([
  ['module scripts', { document: { cookie: '', createElement: () => ({}) } }],
  ['popovers', { HTMLElement: Object }],
  ['elements as classes', { HTMLElement: undefined }],
  ['promises', { Promise: undefined }],
  ['promises with resolvers', { Promise: {} }],
  ['groups', { Map: {} }],
  ['addresses', { URL: {} }],
  ['segments of words', { Intl: {} }],
])('without %s it is led to the page for old browsers, without what is secret', (_name, lack) => {
  expect(browser().open(lack)).toEqual(LEADS)
})

test.each([
  ['who goes on anyway', { document: { cookie: 'a=b; try-anyway=1', createElement: () => ({}) } }],
  ['who goes on anyway, with https', { document: { cookie: '__Host-try-anyway=1' } }],
  ['a search engine', { navigator: { userAgent: `${CHROME} (compatible; Googlebot/2.1)` } }],
  ['whoever is offline', { navigator: { userAgent: CHROME, onLine: false } }],
  ['a frame', { self: 2 }],
])('%s stays, whatever is missing', (_name, changes) => {
  expect(browser().open({ Promise: {}, ...changes })).toEqual([])
})

test.each(LOCALES)('%s: browsers of fifteen years ago can read it', (locale) => {
  expect(() => parse(oldBrowserScript(locale), { ecmaVersion: 5 })).not.toThrow()
})
