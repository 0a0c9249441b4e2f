/** How a task's checks went the last time somebody looked: the tutor speaks of the first that fails. */
import type { CheckLine } from './check-line.ts'

const last = new Map<string, readonly CheckLine[]>()

export function rememberCheck(task: string, lines: readonly CheckLine[]): void {
  last.set(task, lines)
}

export const firstFailing = (task: string): CheckLine | null =>
  last.get(task)?.find(({ state }) => state === 'failed') ?? null
