/** `npm run bench -- <name>`: runs one benchmark; without a name it lists them. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [name] = process.argv.slice(2)
const file = join(import.meta.dirname, `${name}.ts`)
if (name === undefined || ['run', 'figure', 'server'].includes(name) || !existsSync(file)) {
  const names = readdirSync(import.meta.dirname)
    .filter(
      (entry) => entry.endsWith('.ts') && !['run.ts', 'figure.ts', 'server.ts'].includes(entry),
    )
    .map((entry) => entry.replace(/\.ts$/, ''))
  console.log(`npm run bench -- <name>, one of: ${names.join(', ')}`)
  process.exit(name === undefined ? 0 : 1)
}
await import(pathToFileURL(file).href)
