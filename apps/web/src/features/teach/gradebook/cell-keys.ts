/** The arrow keys go from cell to cell: the table is one stop for Tab, not two thousand. */

/** Steps down and onwards in reading order. */
const STEPS: Record<string, [down: number, on: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

const linkAt = (row: HTMLTableRowElement | undefined, column: number): HTMLElement | null =>
  row?.cells[column]?.querySelector('a') ?? null

/** The next cell that way with a link in it; those without one are passed over. */
function nextLink(cell: HTMLTableCellElement, key: string): HTMLElement | null {
  const row = cell.closest('tr')
  const rows = [...(cell.closest('tbody')?.rows ?? [])]
  if (!row) return null
  if (key === 'Home') return linkAt(row, 0)
  if (key === 'End') return linkAt(row, row.cells.length - 1)
  const [down, on] = STEPS[key] ?? [0, 0]
  const forwards = getComputedStyle(cell).direction === 'rtl' ? -on : on
  let [y, x] = [rows.indexOf(row) + down, cell.cellIndex + forwards]
  while (rows[y]?.cells[x]) {
    const link = linkAt(rows[y], x)
    if (link) return link
    y += down
    x += forwards
  }
  return null
}

function step(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event
  const isStep = key in STEPS || key === 'Home' || key === 'End'
  if (!isStep || ctrlKey || altKey || metaKey || !(target instanceof HTMLAnchorElement)) return
  const cell = target.closest<HTMLTableCellElement>('tbody td, tbody th')
  if (!cell) return
  event.preventDefault()
  nextLink(cell, key)?.focus()
}

/** Tab comes back to where one was. */
function stay({ target, currentTarget }: FocusEvent): void {
  if (!(target instanceof HTMLAnchorElement) || !target.closest('tbody')) return
  const table = currentTarget as HTMLTableElement
  for (const link of table.querySelectorAll<HTMLElement>('tbody a[tabindex="0"]'))
    link.tabIndex = -1
  target.tabIndex = 0
}

export function goThroughCells(table: HTMLTableElement): () => void {
  table.addEventListener('keydown', step)
  table.addEventListener('focusin', stay)
  return () => {
    table.removeEventListener('keydown', step)
    table.removeEventListener('focusin', stay)
  }
}
