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
  start: '-1 50',
  end: '101 50',
  top: '50 -1',
  bottom: '50 101',
}

/** The way through one cell, in a square of 100 and a little over its edges, so that no gap is seen. */
export function trailPath({ from, to }: Pick<TrailStep, 'from' | 'to'>): string {
  const [start, end] = [POINT[from], POINT[to]]
  if (from === 'top' && to === 'bottom') return 'M50-1C50 20 40 30 40 50S50 80 50 101'
  if (from === 'start' && to === 'end') return 'M-1 50C20 50 30 40 50 40S80 50 101 50'
  if (from === 'end' && to === 'start') return 'M101 50C80 50 70 40 50 40S20 50-1 50'
  return `M${start}Q50 50 ${end}`
}
