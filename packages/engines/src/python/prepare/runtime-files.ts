import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..', 'runtime')

/** Our Python modules as they lie in the repository: path -> text. */
export function readRuntime(): Record<string, string> {
  const names = globSync('**/*.py', { cwd: FOLDER }).toSorted()
  return Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(FOLDER, name), 'utf8')]),
  )
}
