/** Knows the documents in which learners' code runs, and the policy each is answered with. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxPolicy } from './security-headers.ts'

/** By the file's path. Only the script that the build put into the document may run there. */
export function sandboxPolicies(vendor: string): Map<string, string> {
  const folder = join(vendor, 'sandbox')
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'))
  return new Map(
    names.map((name) => {
      const path = join(folder, name)
      const script = /<script>([\s\S]*)<\/script>/.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
      return [path, sandboxPolicy(name, hash)]
    }),
  )
}
