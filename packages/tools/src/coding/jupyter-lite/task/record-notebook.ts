/** What a teacher's solution shows and holds at its end, as checks for others. */
import { CHECK_LIMITS, type CheckWish } from '@panya/domain/classroom/check.ts'
import type { DataFile, Notebook } from '@panya/domain/notebook/notebook.ts'
import { runNotebook } from '@panya/engines/notebook/run-notebook.ts'
import type { Python } from '@panya/engines/python/python.ts'
import { shownText } from './cell-output.ts'
import { NAMES_CELL, namesCell } from './check-cells.ts'

const SECONDS_PER_CELL = 20
/** A list that nobody would tick through is cut. */
const MOST = 30

/** Null where a cell goes wrong, or nothing comes of it: nothing that fails is asked of others. */
export async function recordNotebook(
  python: Python,
  { notebook, files }: { notebook: Notebook; files: DataFile[] },
): Promise<CheckWish[] | null> {
  const all = { ...notebook, cells: [...notebook.cells, namesCell()] }
  const ran = await runNotebook(python, all, files, {
    secondsPerCell: SECONDS_PER_CELL,
    stopAtError: true,
  })
  if (ran.some(({ failed }) => failed)) return null
  const found = ran.flatMap(({ id, outputs }): CheckWish[] => {
    const shown = shownText(outputs).trim()
    if (id === NAMES_CELL) return namesIn(shown)
    const fits = shown !== '' && shown.length <= CHECK_LIMITS.text
    return fits ? [{ kind: 'cell', cell: '', shows: shown }] : []
  })
  return found.length > 0 ? found.slice(0, MOST) : null
}

/** It comes out of the sandbox: what is no such list is none. */
function namesIn(shown: string): CheckWish[] {
  const names = /^[A-Za-z_]\w*$/
  return listIn(shown).flatMap((one): CheckWish[] => {
    if (!Array.isArray(one)) return []
    const [name, value, isFloat] = one as unknown[]
    if (typeof name !== 'string' || typeof value !== 'string' || !names.test(name)) return []
    if (name.length > CHECK_LIMITS.block) return []
    const within = isFloat === true ? Number((Math.abs(Number(value)) / 1000).toPrecision(2)) : 0
    return Number.isFinite(within) ? [{ kind: 'name-value', name, value, within }] : []
  })
}

function listIn(shown: string): unknown[] {
  try {
    const list = JSON.parse(shown) as unknown
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
