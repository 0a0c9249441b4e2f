/** The robot's world in words, for those who do not see it. */
import { problemText } from '../../../game-kit/code/CodeProblem.tsx'
import type { CodeTranslate } from '../../../game-kit/code/code-messages.ts'
import type { Moment, WorldEnding } from '../core/play.ts'
import { type RobotMap, type RobotState, readMap } from '../core/robot-world.ts'
import type { WatchedWorld } from '../core/watched-run.ts'
import type { ProgrammingTranslate } from '../programming-messages.ts'

export function tileName(
  t: ProgrammingTranslate,
  map: RobotMap,
  cell: number,
  state: RobotState,
): string {
  if (state.cell === cell) return t('tile.robot')
  if (map.ground[cell] === 1) return t('tile.rock')
  if (map.ground[cell] === 2) return t('tile.water')
  if (map.flag === cell) return t('tile.flag')
  const bit = map.thing[cell] ?? 0
  const done = (bit & state.done) !== 0
  if (map.lamps & bit) return t(done ? 'tile.lit' : 'tile.lamp')
  if (map.gems & bit && !done) return t('tile.gem')
  if (map.batteries & bit && !done) return t('tile.battery')
  const number = map.numbers[cell] ?? 0
  return number > 0 ? t('tile.number', { number }) : t('tile.floor')
}

function place(map: RobotMap, cell: number): { column: number; row: number } {
  return { column: (cell % map.width) + 1, row: Math.floor(cell / map.width) + 1 }
}

function facingName(t: ProgrammingTranslate, facing: number): string {
  return t(`facing.${facing}` as 'facing.0')
}

export function describeRobot(
  t: ProgrammingTranslate,
  rows: readonly string[],
  state: RobotState,
): string {
  const map = readMap(rows)
  return t('robotAt', { ...place(map, state.cell), facing: facingName(t, state.facing) })
}

export function describeBoard(
  t: ProgrammingTranslate,
  rows: readonly string[],
  state: RobotState,
): string[] {
  const map = readMap(rows)
  const size = t('boardSize', { columns: map.width, rows: map.height })
  const lines = rows.map((_, y) => {
    const tiles = Array.from({ length: map.width }, (_unused, x) =>
      tileName(t, map, y * map.width + x, state),
    )
    return t('boardRow', { row: y + 1, tiles: tiles.join(', ') })
  })
  return [size, describeRobot(t, rows, state), ...lines]
}

/** What a moment did, or null when nothing was to be seen. */
export function describeMoment(
  t: ProgrammingTranslate,
  rows: readonly string[],
  moment: Moment,
): string | null {
  if (moment.printed !== null) return t('did.print', { text: moment.printed })
  if (moment.command === null) return null
  if (moment.ending !== null && moment.ending !== 'won') return describeEnding(t, moment.ending)
  const map = readMap(rows)
  const values = {
    ...place(map, moment.state.cell),
    facing: facingName(t, moment.state.facing),
  }
  return t(`did.${moment.command}` as 'did.move', values)
}

export function describeEnding(t: ProgrammingTranslate, ending: WorldEnding): string {
  return t(`end.${ending}`)
}

/** How a world ended as it is told: a run without an end by what keeps it going. */
export function endingText(
  t: ProgrammingTranslate,
  code: CodeTranslate,
  { ending, endless, error }: Pick<WatchedWorld, 'ending' | 'endless' | 'error'>,
): string {
  if (endless) return endless.code === 'too-deep' ? problemText(code, endless) : t('end.endless')
  return error ? problemText(code, error) : describeEnding(t, ending)
}
