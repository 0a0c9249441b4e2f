/** Marks of a graded notebook: tests decide about their points, the rest waits for a teacher. */
import { type Cell, isCode, type Notebook, type Output } from '../notebook.ts'
import { type GradedCell, gradedCell, gradedCells, isTeachers } from './graded-cell.ts'
import { releaseNotebook } from './release-notebook.ts'

/**
 * The learner's answers between the teacher's own cells, hidden tests included: whatever a learner did to a
 * locked cell, or left out, does not count. Cells that only the learner has stay where they are.
 */
export function gradingNotebook(source: Notebook, handedIn: Notebook): Notebook {
  const theirs = new Map(gradedCells(handedIn).map(({ gradeId, cell }) => [gradeId, cell]))
  const known = new Map(gradedCells(source).map((graded) => [graded.gradeId, graded]))
  const placed = new Set<string>()
  const cells: Cell[] = []
  const missingBefore = missing(source, theirs)
  cells.push(...(missingBefore.get('') ?? []))
  for (const cell of handedIn.cells) {
    const gradeId = gradedCell(cell)?.gradeId
    const own = gradeId === undefined ? undefined : known.get(gradeId)
    if (gradeId === undefined || !own) {
      cells.push(withoutOutputs(cell))
      continue
    }
    // A copy of a cell is nobody's answer.
    if (placed.has(gradeId)) continue
    placed.add(gradeId)
    cells.push(withoutOutputs(judged(own, cell)), ...(missingBefore.get(gradeId) ?? []))
  }
  return { ...source, cells }
}

function judged(own: GradedCell & { cell: Cell }, theirs: Cell): Cell {
  if (isTeachers(own.role)) return own.cell
  // What kind of cell it is, and what it is worth, is the teacher's to say.
  return { ...own.cell, source: theirs.source }
}

/** Teachers' cells that were thrown away come back behind the one they followed. */
function missing(source: Notebook, theirs: ReadonlyMap<string, Cell>): Map<string, Cell[]> {
  const after = new Map<string, Cell[]>()
  let last = ''
  for (const { gradeId, role, cell } of gradedCells(source)) {
    if (theirs.has(gradeId)) {
      last = gradeId
      continue
    }
    const back = withoutOutputs(isTeachers(role) ? cell : { ...cell, source: '' })
    after.set(last, [...(after.get(last) ?? []), back])
  }
  return after
}

const withoutOutputs = (cell: Cell): Cell =>
  isCode(cell) ? { ...cell, outputs: [], execution_count: null } : cell

export interface CellMark {
  gradeId: string
  /** null: a teacher must look at it. */
  points: number | null
  of: number
}

export interface RanCellOutputs {
  id: string
  outputs: readonly Output[]
  failed: boolean
}

/** `ran`: what the cells of the grading notebook gave. A cell that was not reached has failed. */
export function gradeNotebook(
  source: Notebook,
  grading: Notebook,
  ran: readonly RanCellOutputs[],
): CellMark[] {
  const results = new Map(ran.map((one) => [one.id, one]))
  const release = new Map(
    gradedCells(releaseNotebook(source)).map(({ gradeId, cell }) => [gradeId, cell.source]),
  )
  return gradedCells(grading).flatMap(({ gradeId, role, points: of, cell }): CellMark[] => {
    if (role === 'answer' || role === 'locked') return []
    if (role === 'tests') return [{ gradeId, points: testPoints(results.get(cell.id), of), of }]
    const text = cell.source.trim()
    // Nothing was written: nothing for a teacher to read. A task is done in other cells.
    const isEmpty = role === 'written' && (text === '' || text === release.get(gradeId)?.trim())
    return [{ gradeId, points: isEmpty ? 0 : null, of }]
  })
}

/** An error is worth nothing; a number as its last value is worth that many points; else all of them. */
function testPoints(result: RanCellOutputs | undefined, of: number): number {
  if (!result || result.failed) return 0
  for (const output of result.outputs) {
    if (output.output_type === 'error') return 0
    if (output.output_type === 'stream' && output.name === 'stderr') return 0
    if (output.output_type === 'execute_result') return partPoints(output.data['text/plain'], of)
  }
  return of
}

function partPoints(value: unknown, of: number): number {
  const text = Array.isArray(value) && value.length === 1 ? value[0] : value
  const points = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN
  return points >= 0 && points <= of ? points : of
}
