/** How much of the machine's memory processes take; a page that several share counts for each in part. */
import { readFileSync } from 'node:fs'

export function megabytesOf(processes: readonly number[]): number {
  return processes.reduce((sum, id) => sum + kilobytesOf(id), 0) / 1000
}

function kilobytesOf(id: number): number {
  const rollup = readRollup(id)
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1])
  // What was moved out to a disk, or into compressed memory, is taken all the same.
  return rollup === '' ? 0 : (of('Pss') + of('SwapPss')) * 1.024
}

/** Nothing for a process that has ended meanwhile. */
function readRollup(id: number): string {
  try {
    return readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
