/** Reads what the build made for the browser, which lies beside the server's own build; a server without it does not start. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Bundle = Record<string, { file: string; imports?: string[]; css?: string[] }>

const CLIENT = join(import.meta.dirname, '../client')
const PREFETCH_SESSION = 'src/adapters/session/prefetch-session.ts'

export function readBuilt(path: string): string {
  return readFileSync(join(CLIENT, path), 'utf8')
}

const readBundle = () => JSON.parse(readBuilt('.vite/manifest.json')) as Bundle

export function prefetchSessionFiles(): string[] {
  return withImports(readBundle(), PREFETCH_SESSION)
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

/** The file a source became, then the files it imports, each once. */
export function withImports(bundle: Bundle, source: string): string[] {
  const names = new Set([source])
  const files: string[] = []
  for (const name of names) {
    const chunk = bundle[name]
    if (!chunk) throw new Error(`The build has no ${name}.`)
    files.push(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) names.add(imported)
  }
  return files
}
