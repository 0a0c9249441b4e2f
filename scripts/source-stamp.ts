/** Tells whether anything a build depends on has changed since the last one. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from './run-command.ts'

export async function sourceStamp(patterns: string[]): Promise<string> {
  const files: string[] = []
  const exclude = (name: string) => /(^|\/)(node_modules|build|\.react-router)$/.test(name)
  for await (const file of glob(patterns, { cwd: ROOT, exclude })) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const path = join(ROOT, file)
    if (!/\.[a-z0-9]+$/i.test(file)) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

export function isFresh(stampFile: string, stamp: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

export function writeStamp(stampFile: string, stamp: string): void {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}
