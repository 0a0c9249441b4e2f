import { WorldRow } from '../../../game-kit/map/WorldRow.tsx'
import { failedCell } from '../core/failed-cell.ts'
import type { Level } from '../core/level.ts'
import type { ProgrammingTranslate } from '../programming-messages.ts'
import type { Run } from '../run-hooks.ts'
import { Board } from './Board.tsx'
import { describeRobot } from './describe-board.ts'

interface RobotViewProps {
  t: ProgrammingTranslate
  level: Level
  run: Run
  /** How long a step takes to be seen; 0 without motion. */
  pace: number
}

/** The worlds of a level, and the robot in the one that is shown. */
export function RobotView({ t, level, run, pace }: RobotViewProps) {
  const rows = level.maps[run.world] ?? []
  const endings = level.maps.map((_, index) => run.run?.worlds[index]?.ending)
  function nameOf(index: number): string {
    const ending = endings[index]
    const name = ending === undefined ? 'world' : ending === 'won' ? 'worldWon' : 'worldLost'
    return t(name, { number: index + 1 })
  }
  return (
    <>
      <WorldRow lead={t('worlds')} endings={endings} nameOf={nameOf} run={run} />
      <Board
        key={run.world}
        rows={rows}
        state={run.state}
        mood={run.ending === null ? 'calm' : run.ending === 'won' ? 'happy' : 'oops'}
        pace={pace}
        mark={run.ending && failedCell(rows, run.state, run.ending)}
        label={`${t('board')}. ${describeRobot(t, rows, run.state)}`}
      />
    </>
  )
}
