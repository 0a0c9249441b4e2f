import { useMemo } from 'react'
import { Announcer } from '../../../game-kit/Announcer.tsx'
import { CodePanel } from '../../../game-kit/code/CodePanel.tsx'
import { useCodeTexts } from '../../../game-kit/code/code-texts.ts'
import { RunBar } from '../../../game-kit/code/RunBar.tsx'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import styles from '../../../game-kit/map/Play.module.css'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Level } from '../core/level.ts'
import { useProgrammingTexts } from '../programming-texts.ts'
import { robotTexts } from '../robot-words.ts'
import { useRun } from '../run-hooks.ts'
import { Board } from './Board.tsx'
import { BoardText } from './BoardText.tsx'
import { describeEnding, describeRobot } from './describe-board.ts'
import { WorldTabs } from './WorldTabs.tsx'

const NOTHING = { kind: 'flyoutToolbox', contents: [] }

interface WatchRunProps {
  host: ToolHost
  game: Game
  level: Level
  program: ProgramSource
}

/** A run to watch: nothing can be changed, nothing is recorded. */
export function WatchRun({ host, game, level, program }: WatchRunProps) {
  const t = useProgrammingTexts(host.locale)
  const code = useCodeTexts(host.locale)
  const texts = useMemo(() => robotTexts(t), [t])
  const watching = useMemo(() => ({ ...host, readonly: true }), [host])
  const run = useRun(level, game.calm)
  const { playback, moment, world } = run
  const rows = level.maps[world] ?? []
  const ending = run.over ? run.run?.worlds[world]?.ending : undefined
  function start(stepping: boolean) {
    if (run.run === null || (!stepping && run.over)) run.start(program, stepping)
    else if (stepping) playback.seek(playback.position + 1)
    else playback.play(false)
  }
  return (
    <div className={styles.play}>
      <div className={styles.side}>
        <WorldTabs t={t} level={level} run={run} />
        <Board
          rows={rows}
          state={run.state}
          mood={ending === undefined ? 'calm' : ending === 'won' ? 'happy' : 'oops'}
          pace={game.calm ? 0 : Math.min(playback.pace, 400)}
          label={`${t('board')}. ${describeRobot(t, rows, run.state)}`}
        />
        <RunBar
          t={code}
          playback={playback}
          hasRun={run.run !== null}
          onRun={() => start(false)}
          onStep={() => start(true)}
          onReset={run.reset}
        />
        <BoardText t={t} code={code} rows={rows} run={run} />
        <Announcer message={ending ? describeEnding(t, ending) : ''} />
      </div>
      <CodePanel
        host={watching}
        texts={texts}
        toolbox={NOTHING}
        program={program}
        id="watch"
        active={moment?.at ?? null}
        problem={run.problem}
        onChange={() => undefined}
        onStartOver={null}
      />
    </div>
  )
}
