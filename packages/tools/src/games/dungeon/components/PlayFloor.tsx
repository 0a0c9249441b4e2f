import { Button } from '@panya/ui/Button/Button.tsx'
import { useMemo, useState } from 'react'
import { Check } from '../../../game-kit/Choices.tsx'
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
import styles from '../../../game-kit/layout.module.css'
import { ProgramStage } from '../../../game-kit/map/ProgramStage.tsx'
import { useLanding } from '../../../game-kit/result/landing-hooks.ts'
import { useWasRunning } from '../../../host/place/use-was-running.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type Challenge, challengeId } from '../core/challenge.ts'
import { FIRST_HERO } from '../core/daily.ts'
import type { FloorContent } from '../core/document.ts'
import { FLOORS } from '../core/floors.ts'
import { JUDGE_KIND, judge } from '../core/judge.ts'
import { VOCABULARY, WORDS } from '../core/vocabulary.ts'
import { heroMessages, useDungeonMessages } from '../dungeon-messages.ts'
import { floorTask } from '../floor-title.ts'
import { momentSound } from '../moment-sound.ts'
import { useHeroRun } from '../run-hooks.ts'
import { DungeonText } from './DungeonText.tsx'
import { describeMoment, endingText } from './describe-dungeon.ts'
import { FloorHints } from './FloorHints.tsx'
import { FloorResult } from './FloorResult.tsx'
import { HeroWorld } from './HeroWorld.tsx'

interface PlayFloorProps {
  host: ToolHost
  game: Game
  level: Challenge
  custom?: FloorContent | undefined
  /** The hero's kept program, when there is one, and what keeps another. */
  hero?: ProgramSource | null
  onHero?: (program: ProgramSource) => void
  onNext?: (() => void) | undefined
}

const ALL_FEATURES = FLOORS.at(-1)?.features ?? []

/** One floor, or the day's dungeon: the hero's program on one side, the dungeon on the other. */
export function PlayFloor(props: PlayFloorProps) {
  const { host, game, level: challenge, custom, hero, onHero, onNext } = props
  const t = useDungeonMessages(host.locale)
  const code = useCodeMessages(host.locale)
  const messages = useMemo(() => heroMessages(t), [t])
  const floor = challenge.kind === 'floor' ? challenge.floor : null
  const toolbox = useMemo(() => {
    const offer = {
      vocabulary: VOCABULARY,
      words: floor?.words ?? WORDS,
      features: floor?.features ?? ALL_FEATURES,
      firstText: 'east',
      print: true,
    }
    return toolboxFor(offer, code)
  }, [floor, code])
  const id = challengeId(challenge)
  const starter = () =>
    floor?.starter === null || !floor
      ? (hero ?? blocksOfPython(FIRST_HERO, messages))
      : blocksOfPython(floor.starter, messages)
  const key = custom ? null : challenge.kind === 'daily' ? 'hero' : `program/${id}`
  const saved = useSavedProgram(host, key, starter)
  const [shown, setShown] = useState(0)
  const [lit, setLit] = useState(false)
  const run = useHeroRun(challenge, game.calm)
  const { playback, moment } = run
  const ended = run.over ? run.played : null
  const whenLanded = useLanding(ended)
  useMomentSounds(game, moment, momentSound)
  useWasRunning(host, playback.playing)
  const program = saved.program
  const guide = useFirstMinute({
    host,
    game,
    isFirst: floor === FLOORS[0] && !custom,
    program,
    given: 1,
    hasRun: run.played !== null,
  })
  if (!program) return null

  function change(next: ProgramSource) {
    whenLanded(null)
    saved.change(next)
    run.reset()
  }
  function show(next: ProgramSource) {
    change(next)
    setShown(shown + 1)
  }
  function submissionOf(played: ProgramSource): ProgramSubmission {
    return { level: id, program: played, ...(custom ? { custom } : {}) }
  }
  function start(stepping: boolean): boolean {
    if (!program) return false
    const played = run.start(program, stepping)
    host.activity({ kind: played ? 'run' : 'error', detail: id })
    game.play(played ? 'open' : 'wrong')
    const submit = () => {
      game.play('win')
      game.submit(JUDGE_KIND, submissionOf(program), judge)
    }
    whenLanded(played?.won ? submit : null)
    return played !== null
  }

  const watched = ended?.worlds[run.world]?.run
  const said = moment && !playback.playing ? describeMoment(t, moment) : ''
  const end = watched ? endingText(t, code, watched) : null
  const heard = end === null ? said : `${said} ${end}`
  return (
    <ProgramStage
      host={host}
      messages={messages}
      toolbox={toolbox}
      program={program}
      id={`${id}-${shown}`}
      run={run}
      hasRun={run.played !== null}
      onStart={start}
      onChange={change}
      onStartOver={() => show(starter())}
      heard={heard}
      tutored={{
        level: id,
        goal: floorTask(t, challenge, custom),
        failure: ended && !ended.won ? end : null,
      }}
      hand={guide === 'drag' ? (game.calm ? 'still' : 'moving') : null}
      hints={
        !host.readonly && (
          <FloorHints
            host={host}
            t={t}
            messages={messages}
            challenge={challenge}
            program={program}
            played={run.played}
          />
        )
      }
      task={floorTask(t, challenge, custom)}
      world={
        <HeroWorld
          t={t}
          challenge={challenge}
          run={run}
          pace={game.calm || playback.position === 0 ? 0 : Math.min(playback.pace, 300)}
          lit={lit}
        >
          <Check label={t('fog')} checked={lit} onChange={setLit} />
        </HeroWorld>
      }
      ended={ended}
      renderResult={(ways) =>
        ended && (
          <FloorResult
            host={host}
            game={game}
            t={t}
            challenge={challenge}
            run={{ ...run, played: ended }}
            submission={submissionOf(program)}
            onNext={onNext}
            ways={ways}
          />
        )
      }
    >
      {guide === 'run' && <RunHand still={game.calm} />}
      <DungeonText t={t} code={code} run={run} />
      {!host.readonly && onHero && challenge.kind === 'floor' && (
        <div className={styles.row}>
          {hero && (
            <Button look="ghost" onClick={() => show(hero)}>
              {t('useHero')}
            </Button>
          )}
          <Button
            look="ghost"
            onClick={() => {
              onHero(program)
              host.toast(t('heroKept'), 'success')
            }}
          >
            {t('keepHero')}
          </Button>
        </div>
      )}
    </ProgramStage>
  )
}
