import { useMemo, useState } from 'react'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import { useMomentSounds } from '../../../game-kit/code/moment-sound-hooks.ts'
import { useSavedProgram } from '../../../game-kit/code/saved-program-hooks.ts'
import { blocksOfPython } from '../../../game-kit/code/switch-view.ts'
import { toolboxFor } from '../../../game-kit/code/toolbox.ts'
import type { ProgramSubmission } from '../../../game-kit/core/code/judge-program.ts'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import { useFirstMinute } from '../../../game-kit/first-minute/first-minute.ts'
import { RunHand } from '../../../game-kit/first-minute/RunHand.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import styles from '../../../game-kit/map/Play.module.css'
import { ProgramStage } from '../../../game-kit/map/ProgramStage.tsx'
import { useLanding } from '../../../game-kit/result/landing-hooks.ts'
import { useWasRunning } from '../../../host/place/use-was-running.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { LevelContent } from '../core/document.ts'
import { JUDGE_KIND, judge } from '../core/judge.ts'
import type { Level } from '../core/level.ts'
import { LEVELS } from '../core/levels/all-levels.ts'
import { VOCABULARY } from '../core/robot-world.ts'
import { levelTask } from '../level-title.ts'
import { momentSound } from '../moment-sound.ts'
import { robotMessages, useProgrammingMessages } from '../programming-messages.ts'
import { useRun } from '../run-hooks.ts'
import { BoardText } from './BoardText.tsx'
import { describeMoment, endingText } from './describe-board.ts'
import { LevelHints } from './LevelHints.tsx'
import { LevelResult } from './LevelResult.tsx'
import { RobotView } from './RobotView.tsx'

interface PlayLevelProps {
  host: ToolHost
  game: Game
  level: Level
  custom?: LevelContent | undefined
  onNext?: (() => void) | undefined
}

/** One level: the program on one side, the robot on the other. */
export function PlayLevel({ host, game, level, custom, onNext }: PlayLevelProps) {
  const t = useProgrammingMessages(host.locale)
  const code = useCodeMessages(host.locale)
  const messages = useMemo(() => robotMessages(t), [t])
  const toolbox = useMemo(() => {
    const { words, shown: offered = words, features } = level
    return toolboxFor({ vocabulary: VOCABULARY, words: offered, features }, code)
  }, [level, code])
  const first = () => blocksOfPython(level.starter ?? '', messages)
  const saved = useSavedProgram(host, custom ? null : `program/${level.id}`, first)
  const [shown, setShown] = useState(0)
  const run = useRun(level, game.calm)
  const { playback, moment, world, ending } = run
  const rows = level.maps[world] ?? []
  const ended = ending === null ? null : run.run
  const whenLanded = useLanding(ended)
  useMomentSounds(game, moment, momentSound)
  useWasRunning(host, playback.playing)
  const program = saved.program
  const guide = useFirstMinute({
    host,
    game,
    isFirst: level === LEVELS[0] && !custom,
    program,
    given: 0,
    hasRun: run.run !== null,
  })
  if (!program) return null

  function change(next: ProgramSource) {
    whenLanded(null)
    saved.change(next)
    run.reset()
  }
  function startOver() {
    change(first())
    setShown(shown + 1)
  }
  function submissionOf(played: ProgramSource): ProgramSubmission {
    return { level: level.id, program: played, ...(custom ? { custom } : {}) }
  }
  function start(stepping: boolean): boolean {
    if (!program) return false
    const result = run.start(program, stepping)
    host.activity({ kind: result ? 'run' : 'error', detail: level.id })
    game.play(result ? 'tap' : 'wrong')
    const submit = () => game.submit(JUDGE_KIND, submissionOf(program), judge)
    whenLanded(result?.won ? submit : null)
    return result !== null
  }

  const said = moment && !playback.playing ? describeMoment(t, rows, moment) : null
  const watched = ended?.worlds[world]
  const end = watched ? endingText(t, code, watched) : null
  const heard = [said, end].filter(Boolean).join(' ')
  return (
    <ProgramStage
      host={host}
      messages={messages}
      toolbox={toolbox}
      program={program}
      id={`${level.id}-${shown}`}
      run={run}
      hasRun={run.run !== null}
      onStart={start}
      onChange={change}
      onStartOver={startOver}
      heard={heard}
      tutored={{
        level: level.id,
        goal: levelTask(t, level.id, custom),
        failure: ended && !ended.won ? end : null,
      }}
      hand={guide === 'drag' ? (game.calm ? 'still' : 'moving') : null}
      hints={
        !host.readonly && (
          <LevelHints host={host} messages={messages} level={level} program={program} />
        )
      }
      task={
        <>
          <span className={styles.kind}>{t(`kind.${level.kind}`)}</span>
          <span>{levelTask(t, level.id, custom)}</span>
        </>
      }
      world={
        <RobotView
          t={t}
          level={level}
          run={run}
          pace={game.calm || playback.position === 0 ? 0 : Math.min(playback.pace, 400)}
        />
      }
      ended={ended}
      renderResult={(ways) =>
        ended && (
          <LevelResult
            host={host}
            game={game}
            t={t}
            level={level}
            run={{ ...run, run: ended }}
            submission={submissionOf(program)}
            onNext={onNext}
            ways={ways}
          />
        )
      }
    >
      {guide === 'run' && <RunHand still={game.calm} />}
      <BoardText t={t} code={code} rows={rows} run={run} />
    </ProgramStage>
  )
}
