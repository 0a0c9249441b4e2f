/** Where on the board something went wrong: the wall that was run into, or where the robot stands. */
import type { WorldEnding } from './play.ts'
import { type RobotState, readMap, STEP_X, STEP_Y } from './robot-world.ts'

/** Null when nothing went wrong. Beyond the board's edge nothing can be marked: there it is the robot itself. */
export function failedCell(
  rows: readonly string[],
  { cell, facing }: RobotState,
  ending: WorldEnding,
): number | null {
  if (ending === 'won') return null
  if (ending !== 'bump') return cell
  const { width, height } = readMap(rows)
  const x = (cell % width) + (STEP_X[facing] ?? 0)
  const y = Math.floor(cell / width) + (STEP_Y[facing] ?? 0)
  return x < 0 || y < 0 || x >= width || y >= height ? cell : y * width + x
}
