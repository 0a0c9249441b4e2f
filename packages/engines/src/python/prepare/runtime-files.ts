import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ENGINES = join(import.meta.dirname, '..', '..')
/** The values of blocks are Python for the boards too, so they lie in a folder of their own. */
const FOLDERS = [join(ENGINES, 'python', 'runtime'), join(ENGINES, 'block-values')]

/** Our Python modules as they lie in the repository: path -> text. */
export function readRuntime(): Record<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    globSync('**/*.py', { cwd: folder }).map((name) => ({ name, file: join(folder, name) })),
  )
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(
    sorted.map(({ name, file }) => [name.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )
}
