/** Reads what the files of the project import, as paths from its root. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)'([^']+)'/gm

/** File -> the specifiers it imports. */
export type Imports = Map<string, string[]>

export async function readImports(pattern: string): Promise<Imports> {
  const found: Imports = new Map()
  for await (const path of glob(pattern)) {
    const source = readFileSync(path, 'utf8')
    found.set(
      path.replaceAll('\\', '/'),
      [...source.matchAll(IMPORT)].map((match) => match[1] ?? ''),
    )
  }
  return found
}

export function resolveImport(
  file: string,
  specifier: string,
): { project?: string; registry?: string } {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) {
    return { project: normalize(join(dirname(file), plain)).replaceAll('\\', '/') }
  }
  const own = /^@panya\/(domain|ui|engines|tools)\/(.*)$/.exec(plain)
  if (own) return { project: `packages/${own[1]}/src/${own[2]}` }
  return { registry: plain }
}
