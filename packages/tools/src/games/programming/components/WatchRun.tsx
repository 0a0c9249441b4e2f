import { useMemo } from 'react'
import { useCodeTexts } from '../../../game-kit/code/code-texts.ts'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { WatchProgram } from '../../../game-kit/map/WatchProgram.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Level } from '../core/level.ts'
import { useProgrammingTexts } from '../programming-texts.ts'
import { robotTexts } from '../robot-words.ts'
import { useRun } from '../run-hooks.ts'
import { Board } from './Board.tsx'
import { BoardText } from './BoardText.tsx'
import { describeEnding, describeRobot } from './describe-board.ts'
import { WorldTabs } from './WorldTabs.tsx'

interface WatchRunProps {
  host: ToolHost
  game: Game
  level: Level
  program: ProgramSource
}

/** A robot to watch. */
export function WatchRun({ host, game, level, program }: WatchRunProps) {
  const t = useProgrammingTexts(host.locale)
  const code = useCodeTexts(host.locale)
  const texts = useMemo(() => robotTexts(t), [t])
  const run = useRun(level, game.calm)
  const rows = level.maps[run.world] ?? []
  const ending = run.over ? run.run?.worlds[run.world]?.ending : undefined
  return (
    <WatchProgram
      host={host}
      texts={texts}
      program={program}
      hasRun={run.run !== null}
      run={run}
      heard={ending ? describeEnding(t, ending) : ''}
      world={
        <>
          <WorldTabs t={t} level={level} run={run} />
          <Board
            rows={rows}
            state={run.state}
            mood={ending === undefined ? 'calm' : ending === 'won' ? 'happy' : 'oops'}
            pace={game.calm ? 0 : Math.min(run.playback.pace, 400)}
            label={`${t('board')}. ${describeRobot(t, rows, run.state)}`}
          />
        </>
      }
    >
      <BoardText t={t} code={code} rows={rows} run={run} />
    </WatchProgram>
  )
}
