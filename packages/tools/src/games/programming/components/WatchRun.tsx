import { useMemo } from 'react'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { WatchProgram } from '../../../game-kit/map/WatchProgram.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Level } from '../core/level.ts'
import { robotMessages, useProgrammingMessages } from '../programming-messages.ts'
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
  const t = useProgrammingMessages(host.locale)
  const code = useCodeMessages(host.locale)
  const messages = useMemo(() => robotMessages(t), [t])
  const run = useRun(level, game.calm)
  const rows = level.maps[run.world] ?? []
  const ending = run.over ? run.run?.worlds[run.world]?.ending : undefined
  return (
    <WatchProgram
      host={host}
      messages={messages}
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
