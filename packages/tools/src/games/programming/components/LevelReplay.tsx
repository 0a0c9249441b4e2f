import { useMemo } from 'react'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import type { ReplayProps } from '../../../game-kit/GameStage.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { MapReplay } from '../../../game-kit/map/MapReplay.tsx'
import { WatchProgram } from '../../../game-kit/map/WatchProgram.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Level } from '../core/level.ts'
import { levelTitle } from '../level-title.ts'
import { PROGRAMMING } from '../programming-game.ts'
import { robotMessages, useProgrammingMessages } from '../programming-messages.ts'
import { useRun } from '../run-hooks.ts'
import { BoardText } from './BoardText.tsx'
import { describeEnding } from './describe-board.ts'
import { PlayLevel } from './PlayLevel.tsx'
import { RobotView } from './RobotView.tsx'

/** What came in a link: somebody's run to watch, or a level to play. */
export function LevelReplay(props: ReplayProps) {
  const t = useProgrammingMessages(props.host.locale)
  return (
    <MapReplay
      {...props}
      rules={PROGRAMMING}
      label={t('replayTitle')}
      titleOf={(level, custom) => levelTitle(t, level.id, custom)}
      Watch={WatchRobot}
      Play={PlayLevel}
    />
  )
}

interface WatchRobotProps {
  host: ToolHost
  game: Game
  level: Level
  program: ProgramSource
}

/** A robot to watch. */
function WatchRobot({ host, game, level, program }: WatchRobotProps) {
  const t = useProgrammingMessages(host.locale)
  const code = useCodeMessages(host.locale)
  const messages = useMemo(() => robotMessages(t), [t])
  const run = useRun(level, game.calm)
  return (
    <WatchProgram
      host={host}
      messages={messages}
      program={program}
      hasRun={run.run !== null}
      run={run}
      heard={run.ending ? describeEnding(t, run.ending) : ''}
      world={
        <RobotView
          t={t}
          level={level}
          run={run}
          pace={game.calm ? 0 : Math.min(run.playback.pace, 400)}
        />
      }
    >
      <BoardText t={t} code={code} rows={level.maps[run.world] ?? []} run={run} />
    </WatchProgram>
  )
}
