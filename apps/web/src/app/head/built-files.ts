/** Reads what the build made for the browser, which lies beside the server's own build; a server without it does not start. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Bundle = Record<string, { file: string; imports?: string[] }>

const CLIENT = join(import.meta.dirname, '../client')
const PREFETCH_SESSION = 'src/adapters/session/prefetch-session.ts'

export function readBuilt(path: string): string {
  return readFileSync(join(CLIENT, path), 'utf8')
}

export function prefetchSessionFiles(): string[] {
  return withImports(JSON.parse(readBuilt('.vite/manifest.json')) as Bundle, PREFETCH_SESSION)
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
