import type { Area, Board } from './board.ts'
import { COMPUTING_BOARDS } from './boards/computing-boards.ts'
import { LIVING_BOARDS } from './boards/living-boards.ts'
import { SAFETY_BOARDS } from './boards/safety-boards.ts'
import { SCIENCE_BOARDS } from './boards/science-boards.ts'
import { THING_BOARDS } from './boards/thing-boards.ts'

/** Every built-in board, by area and by id. */
export const BOARDS: Record<Area, readonly Board[]> = {
  living: LIVING_BOARDS,
  things: THING_BOARDS,
  computing: COMPUTING_BOARDS,
  safety: SAFETY_BOARDS,
  science: SCIENCE_BOARDS,
}

const BY_ID = new Map(
  Object.values(BOARDS)
    .flat()
    .map((board) => [board.id, board]),
)

export function findBoard(id: string): Board | undefined {
  return BY_ID.get(id)
}
