import { withoutIsolates } from '../locale/isolate.ts'
import { PROJECT_LIMITS } from './project.ts'

/** One line, no control characters, never empty, never too long. */
export function cleanTitle(title: string, fallback: string): string {
  const line = withoutIsolates(title)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, PROJECT_LIMITS.titleLength)
    .trim()
  return line === '' ? fallback : line
}
