/** The key everything secret is derived from: given by the operator, or made once and kept. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'

export function loadSecret(env: Env): string {
  if (env.secret !== null) return env.secret
  const file = join(env.dataDir, 'secret')
  mkdirSync(env.dataDir, { recursive: true })
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}
