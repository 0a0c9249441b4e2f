/** The learners' copy of a graded notebook: without solutions, hidden tests and notes on marking. */
import { type Cell, isCode, type Notebook } from '../notebook.ts'
import { gradedCell } from './graded-cell.ts'

const CODE_STUB = ['# YOUR CODE HERE', 'raise NotImplementedError()']
const TEXT_STUB = ['YOUR ANSWER HERE']

export function releaseNotebook(notebook: Notebook): Notebook {
  return { ...notebook, cells: notebook.cells.map(releaseCell) }
}

function releaseCell(given: Cell): Cell {
  const graded = gradedCell(given)
  const cell: Cell = isCode(given) ? { ...given, outputs: [], execution_count: null } : given
  if (!graded) return cell
  switch (graded.role) {
    case 'answer':
    case 'written':
      return { ...cell, source: withoutSolution(cell), metadata: kept(cell, { deletable: false }) }
    case 'tests':
      return locked({ ...cell, source: without(cell.source, 'HIDDEN TESTS').join('\n') })
    case 'task':
      return locked({ ...cell, source: without(cell.source, 'MARK SCHEME').join('\n') })
    case 'locked':
      return locked(cell)
  }
}

/** As Jupyter knows cells that can be neither changed nor deleted. */
const locked = (cell: Cell): Cell => ({
  ...cell,
  metadata: kept(cell, { editable: false, deletable: false }),
})

const kept = ({ metadata }: Cell, more: object): Record<string, unknown> => ({
  ...metadata,
  ...more,
})

/** The marked part makes room for an invitation, indented as it was; without marks all of it does. */
function withoutSolution(cell: Cell): string {
  const stub = isCode(cell) ? CODE_STUB : TEXT_STUB
  const lines = without(cell.source, 'SOLUTION', stub)
  return lines.some((line) => line.trim() === stub[0]) ? lines.join('\n') : stub.join('\n')
}

/** A part that never ends goes to the end: rather too little is shown than a solution. */
function without(source: string, name: string, instead: readonly string[] = []): string[] {
  const lines: string[] = []
  let isInside = false
  for (const line of source.split('\n')) {
    if (line.includes(`BEGIN ${name}`)) {
      const indent = /^\s*/.exec(line)![0]
      if (!isInside) lines.push(...instead.map((text) => indent + text))
      isInside = true
    } else if (line.includes(`END ${name}`)) isInside = false
    else if (!isInside) lines.push(line)
  }
  return lines
}
