/** What the LED display of a board shows, as rows of # and dots. */
import { litDots } from '@panya/domain/classroom/stage-check.ts'
import type { BoardView } from '@panya/engines/board/hardware/board-view.ts'

const MOST_ROWS = 16

/** Without the dark around it; empty where nothing is lit. */
export function shownDots(board: Pick<BoardView, 'matrix'> | null): string {
  if (!board) return ''
  const rows = Array.from({ length: MOST_ROWS }, (_, row) =>
    board.matrix.map((column) => ((column >> row) & 1 ? '#' : '.')).join(''),
  )
  return litDots(rows.join('\n'))
}
