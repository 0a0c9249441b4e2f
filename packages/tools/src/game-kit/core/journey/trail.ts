/** The winding way through a place: one cell a level, row by row, there and back. */

export type Side = 'start' | 'end' | 'top' | 'bottom'

export interface TrailStep {
  row: number
  column: number
  /** Where the way comes in and goes out. */
  from: Side
  to: Side
}

/** Cells in the order of play. The way enters from the place before and leaves to the one after it. */
export function trailOf(count: number, columns: number): TrailStep[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const along = index % columns
    const forward = row % 2 === 0
    const isFirst = along === 0
    const isLast = along === columns - 1 || index === count - 1
    return {
      row,
      column: forward ? along : columns - 1 - along,
      from: isFirst ? 'top' : forward ? 'start' : 'end',
      to: isLast ? 'bottom' : forward ? 'end' : 'start',
    }
  })
}

const POINT: Record<Side, string> = {
  start: '0 50',
  end: '100 50',
  top: '50 0',
  bottom: '50 100',
}

/** The way through one cell, in a square of 100; it swings a little where it goes straight on. */
export function trailPath({ from, to }: Pick<TrailStep, 'from' | 'to'>): string {
  const [start, end] = [POINT[from], POINT[to]]
  if (from === 'top' && to === 'bottom') return `M${start}C30 30 70 70 ${end}`
  if (from === 'start' && to === 'end') return `M${start}C30 34 70 66 ${end}`
  if (from === 'end' && to === 'start') return `M${start}C70 34 30 66 ${end}`
  return `M${start}Q50 50 ${end}`
}
