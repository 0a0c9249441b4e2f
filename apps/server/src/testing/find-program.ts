import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs for administrators are where others do not look. */
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Null when it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES].filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}
