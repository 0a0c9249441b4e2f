/** Knows which built files a page loads at first, from the bundler's own manifest. */

import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { type CataloguePart, INSIDE_PARTS, PUBLIC_PATHS } from '../apps/web/src/app/public-paths.ts'
import { ROOT } from './run-command.ts'

export const CLIENT = join(ROOT, 'apps', 'web', 'build', 'client')

/** The pages anybody can open, by their route file. */
export const PUBLIC_ROUTES = ['landing', 'home', 'signin', 'signup', 'plans', 'not-found'] as const

/** In the names of the fonts; Latin letters are everybody's. */
const LETTERS: Partial<Record<Locale, RegExp>> = { th: /-thai-\d/, ar: /-arabic-\d/ }

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

type Bundle = Record<string, Chunk>

export function readBundle(): Bundle {
  return JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Bundle
}

/** Everything before the page answers to a click: entry, root, frame, page, messages, the route table. */
export async function firstLoadFiles(bundle: Bundle, route: string): Promise<string[]> {
  const files = await pageFiles(bundle, route)
  const path = route === 'landing' ? '/' : `/${route}`
  for (const part of PUBLIC_PATHS.get(path) ?? ['public'])
    collect(bundle, largestCatalogue(bundle, part), files)
  return [...files].toSorted()
}

/** The same without the messages. */
async function pageFiles(bundle: Bundle, route: string): Promise<Set<string>> {
  const page = (file: string) => `src/app/${file}.tsx?__react-router-build-client-route`
  const keys = ['src/app/entry.client.tsx', page('root'), page('shell/SiteLayout')]
  const files = new Set<string>()
  for (const key of [...keys, page(`routes/${route}`)]) collect(bundle, key, files)
  for await (const table of glob('assets/manifest-*.js', { cwd: CLIENT })) files.add(table)
  return files
}

/**
 * What the service worker keeps from the start: all public pages, for whoever reads this language its messages and
 * letters. Null is everybody.
 */
export async function shellFiles(bundle: Bundle): Promise<ReadonlyMap<string, Locale | null>> {
  const common = new Set<string>()
  for (const route of [...PUBLIC_ROUTES, 'offline']) {
    if (!bundle[`src/app/routes/${route}.tsx?__react-router-build-client-route`]) continue
    for (const file of await pageFiles(bundle, route)) common.add(file)
  }
  const fonts = Object.values(bundle)
    .map(({ file }) => file)
    .filter((file) => /ibm-plex.*\.woff2$/.test(file))
  const files = new Map<string, Locale | null>()
  for (const locale of LOCALES) {
    const own = new Set(fonts.filter((font) => LETTERS[locale]?.test(font)))
    for (const part of [...INSIDE_PARTS, ...[...PUBLIC_PATHS.values()].flat()])
      collect(bundle, `src/locales/${locale}.po?${part}`, own)
    for (const file of own) files.set(file, files.has(file) ? null : locale)
  }
  for (const font of fonts.filter((name) => !files.has(name))) common.add(font)
  for (const file of common) files.set(file, null)
  return files
}

function collect(bundle: Bundle, key: string, files: Set<string>): void {
  const chunk = bundle[key]
  if (!chunk) throw new Error(`The build has no ${key}.`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const css of chunk.css ?? []) files.add(css)
  for (const imported of chunk.imports ?? []) collect(bundle, imported, files)
}

function largestCatalogue(bundle: Bundle, part: CataloguePart): string {
  const size = (key: string) => {
    const file = join(CLIENT, bundle[key]?.file ?? '')
    return existsSync(file) ? readFileSync(file).length : 0
  }
  const [largest = ''] = LOCALES.map((locale) => `src/locales/${locale}.po?${part}`).toSorted(
    (a, b) => size(b) - size(a),
  )
  return largest
}
