/** Whether a notebook, run from nothing, shows what is saved in it. */
import type { CleanState } from '@panya/domain/notebook/clean-state.ts'
import { type Cell, isCode, type Notebook, type Output } from '@panya/domain/notebook/notebook.ts'

/** Why a cell is not as it was saved. */
export type Difference = 'not-run' | 'different' | 'fails' | 'asks'

export interface CellDifference {
  id: string
  place: number
  why: Difference
}

export interface CleanRun {
  /** Names the notebook that was run: any later edit makes it another one. */
  stamp: string
  at: string
  differences: CellDifference[]
}

export interface FreshCell {
  id: string
  place: number
  outputs: Output[]
  failed: boolean
  asked: boolean
}

export function compareWithSaved(notebook: Notebook, fresh: FreshCell[]): CellDifference[] {
  const cells = new Map(notebook.cells.map((cell) => [cell.id, cell]))
  return fresh.flatMap((ran) => {
    const why = differenceOf(cells.get(ran.id), ran)
    return why === null ? [] : [{ id: ran.id, place: ran.place, why }]
  })
}

function differenceOf(cell: Cell | undefined, ran: FreshCell): Difference | null {
  const saved = cell && isCode(cell) ? cell : null
  if (saved && sameOutputs(saved.outputs, ran.outputs)) {
    return saved.execution_count === null && ran.outputs.length > 0 ? 'not-run' : null
  }
  if (ran.asked) return 'asks'
  if (ran.failed) return 'fails'
  return saved?.outputs.length === 0 && saved.execution_count === null ? 'not-run' : 'different'
}

function sameOutputs(saved: Output[], fresh: Output[]): boolean {
  return JSON.stringify(essence(saved)) === JSON.stringify(essence(fresh))
}

/** What a reader would see: counts, addresses in memory and measured times differ every time. */
function essence(outputs: Output[]): string[] {
  const shown: string[] = []
  let stream = ''
  for (const output of outputs) {
    if (output.output_type === 'stream') {
      stream += output.text
      continue
    }
    if (stream !== '') shown.push(tidy(stream))
    stream = ''
    shown.push(tidy(essenceOf(output)))
  }
  if (stream !== '') shown.push(tidy(stream))
  return shown
}

function essenceOf(output: Exclude<Output, { output_type: 'stream' }>): string {
  if (output.output_type === 'error') return `${output.ename}: ${output.evalue}`
  const { data } = output
  const shown =
    data['text/html'] ?? data['image/svg+xml'] ?? data['image/png'] ?? data['text/plain']
  return typeof shown === 'string' ? shown : JSON.stringify(shown ?? data)
}

function tidy(text: string): string {
  return (
    text
      // Left behind where a line was written over; how often that happened is a matter of time.
      // oxlint-disable-next-line no-control-regex -- an escape sequence is what is looked for
      .replaceAll(/\u001B\[;*K/g, '')
      .replaceAll(/0x[0-9a-f]{4,}/gi, '0x')
      .replaceAll(/^(CPU times:|Wall time:|.* per loop \(mean).*\n?/gm, '')
      .trimEnd()
  )
}

/** A short name for the notebook's code and saved outputs; the same for the same notebook everywhere. */
export function notebookStamp(notebook: Notebook): string {
  const text = JSON.stringify(
    notebook.cells.map((cell) =>
      isCode(cell) ? [cell.source, essence(cell.outputs)] : [cell.cell_type, cell.source],
    ),
  )
  let [low, high] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + at), 0x85ebca6b)
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

export function cleanState(notebook: Notebook, run: CleanRun | null): CleanState {
  if (!run) return 'unknown'
  if (run.stamp !== notebookStamp(notebook)) return 'outdated'
  return run.differences.length === 0 ? 'clean' : 'differs'
}

const REASONS = new Set<unknown>(['not-run', 'different', 'fails', 'asks'])

export function readCleanRun(value: unknown): CleanRun | null {
  if (typeof value !== 'object' || value === null) return null
  const { stamp, at, differences } = value as Partial<CleanRun>
  if (typeof stamp !== 'string' || typeof at !== 'string' || !Array.isArray(differences))
    return null
  const known = differences.filter(
    (one) => typeof one?.id === 'string' && Number.isInteger(one.place) && REASONS.has(one.why),
  )
  return { stamp, at, differences: known }
}
