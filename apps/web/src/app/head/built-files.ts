/** Reads what the build made for the browser, which lies beside the server's own build; a server without it does not start. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { INSIDE_PARTS } from '../public-paths.ts'

type Bundle = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>

const CLIENT = join(import.meta.dirname, '../client')
const PREFETCH_SESSION = 'src/adapters/session/prefetch-session.ts'
const ACCOUNT_EFFECTS = 'src/app/account/AccountEffects.tsx'
const TOOL_SOURCE = /\/packages\/tools\/src\//

export function readBuilt(path: string): string {
  return readFileSync(join(CLIENT, path), 'utf8')
}

export function readBundle(): Bundle {
  return JSON.parse(readBuilt('.vite/manifest.json')) as Bundle
}

export function prefetchSessionFiles(): string[] {
  return withImports(readBundle(), PREFETCH_SESSION)
}

/** What the first view is written in: its text and its headings. All other letters come when a word needs them. */
const FIRST_FONTS: Record<Locale, readonly [text: string, headings: string]> = {
  en: ['ibm-plex-sans-latin-400-normal', 'ibm-plex-mono-latin-600-normal'],
  zh: ['ibm-plex-sans-latin-400-normal', 'ibm-plex-mono-latin-600-normal'],
  th: ['ibm-plex-sans-thai-looped-thai-400-normal', 'ibm-plex-sans-thai-looped-thai-600-normal'],
  ar: ['ibm-plex-sans-arabic-arabic-400-normal', 'ibm-plex-sans-arabic-arabic-600-normal'],
}

export function firstFonts(locale: Locale, bundle = readBundle()): string[] {
  return FIRST_FONTS[locale].map((name) => {
    const source = Object.keys(bundle).find((key) => key.endsWith(`/${name}.woff2`))
    if (source === undefined) throw new Error(`The build has no ${name}.`)
    return `/${bundle[source]!.file}`
  })
}

/** The styles of what a page has in its text and loads the script of later, if at all. */
export function laterStyles(sources: readonly string[]): string[] {
  const bundle = readBundle()
  return sources.flatMap((source) => stylesWithImports(bundle, source))
}

export function stylesWithImports(bundle: Bundle, source: string): string[] {
  const names = new Set([source])
  const styles = new Set<string>()
  for (const name of names) {
    const chunk = bundle[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    for (const css of chunk.css ?? []) styles.add(`/${css}`)
    for (const imported of chunk.imports ?? []) names.add(imported)
  }
  return [...styles]
}

/**
 * What a page for people who are signed in asks for as soon as it lives, and the tool on it: known here, so that the
 * line does not stand idle until the page's own scripts have said so.
 */
export function insideModules(bundle: Bundle, locale: Locale, tool: string | null): string[] {
  const catalogues = INSIDE_PARTS.map((part) => `src/locales/${locale}.po?${part}`)
  const sources = [...catalogues, ACCOUNT_EFFECTS, ...(tool ? toolSources(bundle, tool) : [])]
  const names = new Set(sources.flatMap((source) => [...namesWithImports(bundle, source)]))
  const words = `/messages/${locale}.ts`
  for (const name of names) {
    for (const later of bundle[name]?.dynamicImports ?? [])
      if (TOOL_SOURCE.test(later) && later.endsWith(words)) names.add(later)
    for (const imported of bundle[name]?.imports ?? []) names.add(imported)
  }
  return [...names].map((name) => `/${bundle[name]!.file}`)
}

function toolSources(bundle: Bundle, tool: string): string[] {
  const own = new RegExp(`/tools/src/${tool}/(\\w+Screen\\.tsx|core/document\\.ts)$`)
  return Object.keys(bundle).filter((source) => own.test(source))
}

/** The file a source became, then the files it imports, each once. */
export function withImports(bundle: Bundle, source: string): string[] {
  return [...namesWithImports(bundle, source)].map((name) => `/${bundle[name]!.file}`)
}

function namesWithImports(bundle: Bundle, source: string): Set<string> {
  const names = new Set([source])
  for (const name of names) {
    const chunk = bundle[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    for (const imported of chunk.imports ?? []) names.add(imported)
  }
  return names
}
