import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { useState } from 'react'
import { THEME_MESSAGES } from '../../game-kit/core/pictures/trait-messages.ts'
import { GameStage } from '../../game-kit/GameStage.tsx'
import { type Game, useGame } from '../../game-kit/game-hooks.ts'
import { useOwnLevels } from '../../game-kit/own-levels.ts'
import { GameTask } from '../../game-kit/task/GameTask.tsx'
import type { ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { GuessMenu } from './components/GuessMenu.tsx'
import { GuessReplay } from './components/GuessReplay.tsx'
import { GuessRoundView } from './components/GuessRoundView.tsx'
import type { PlayStyle } from './components/guess-entrance.ts'
import { LevelEditor } from './components/LevelEditor.tsx'
import { MachineLesson } from './components/MachineLesson.tsx'
import { type MachineDrawing, MachineRound } from './components/MachineRound.tsx'
import { MachineSummary } from './components/MachineSummary.tsx'
import { RoundSummary } from './components/RoundSummary.tsx'
import { type Assigned, findAssigned } from './core/assigned.ts'
import { saved } from './core/document.ts'
import type { GuessLevel } from './core/guess-level.ts'
import type { GuessState } from './core/guess-play.ts'
import { createRound, type RoundSpec } from './core/guess-round.ts'
import { type GuessSubmission, JUDGE_KIND, judge, judgeWith } from './core/judge.ts'
import { specOf } from './core/level-link.ts'
import type { MachineSubmission } from './core/machine-round.ts'
import { nextRoundNumber } from './core/next-round.ts'
import { useGuessingMessages } from './guessing-messages.ts'

type View =
  | { at: 'menu' | 'lesson' | 'editor' }
  | { at: 'round'; spec: RoundSpec; turn: number }
  | { at: 'result'; spec: RoundSpec; submission: GuessSubmission; state: GuessState }
  | { at: 'machine'; number: number }
  | { at: 'machine-result'; number: number; drawings: MachineDrawing[] }

function levelName(
  spec: RoundSpec,
  host: ToolHost,
  t: ReturnType<typeof useGuessingMessages>,
): string {
  const [source = '', number = ''] = spec.level.split('/')
  if (spec.custom) return spec.custom.title || t('untitled')
  if (source === 'daily') return t('daily')
  const theme =
    source === 'mix' ? t('mix') : THEME_MESSAGES[source as keyof typeof THEME_MESSAGES][host.locale]
  return `${theme} · ${t('roundNumber', { number })}`
}

function nextSpec(spec: RoundSpec, game: Game): RoundSpec | null {
  const [source = ''] = spec.level.split('/')
  if (spec.custom || source === 'daily') return null
  return { ...spec, level: `${source}/${nextRoundNumber(game.progress, source)}` }
}

function viewOf(assigned: Assigned): View {
  if (assigned.kind === 'machine') return { at: 'machine', number: assigned.number }
  return { at: 'round', spec: assigned.spec, turn: 0 }
}

/** Whoever opens a set of their own wants to work on it; what was handed out is played. */
function firstView({ assigned, project, readonly }: ToolHost, levels: readonly GuessLevel[]): View {
  const found = assigned?.level ? findAssigned(assigned.level, levels) : null
  if (found) return viewOf(found)
  const own = project !== null && project.originId === null && !readonly && !assigned
  return { at: own ? 'editor' : 'menu' }
}

const PLACE = 'view'

/** Where somebody was when the page went; null when that is not there. */
function leftView(left: unknown): View | null {
  if (typeof left !== 'object' || left === null) return null
  const { at, spec, number } = left as { at?: unknown; spec?: unknown; number?: unknown }
  if (at === 'menu' || at === 'lesson' || at === 'editor') return { at }
  if (at === 'machine' && typeof number === 'number') return { at, number }
  const round = at === 'round' ? readSpec(spec) : null
  return round && { at: 'round', spec: round, turn: 0 }
}

/** Null for what makes no round. */
function readSpec(value: unknown): RoundSpec | null {
  try {
    return createRound(value as RoundSpec) ? (value as RoundSpec) : null
  } catch {
    return null
  }
}

/** Only drawings the machine knew are sent: the server shows them to its own machine again. */
function machineSubmission(number: number, drawings: readonly MachineDrawing[]): MachineSubmission {
  const known = drawings.map(({ found, strokes }) => (found ? strokes : []))
  return { version: 1, game: 'machine', number, drawings: known }
}

/** The machine on this page has looked already. */
function whatWasSeen(drawings: readonly MachineDrawing[]) {
  const seen = new Map(drawings.map(({ strokes, word }) => [strokes, word]))
  return { recognise: (strokes: MachineDrawing['strokes']) => seen.get(strokes) ?? '' }
}

/** Guessing: guess the picture, let the machine guess, learn why, make rounds. */
export default function GuessingScreen({ host }: ToolScreenProps) {
  const t = useGuessingMessages(host.locale)
  const game = useGame(host)
  const { made: levels, damaged, change, ...own } = useOwnLevels(host, saved)
  const [view, show] = useState<View>(() =>
    damaged ? { at: 'menu' } : (leftView(host.place?.read(PLACE)) ?? firstView(host, levels)),
  )
  function setView(to: View): void {
    show(to)
    // What a round ended with is not worth coming back to: the entrance is.
    const isOver = to.at === 'result' || to.at === 'machine-result'
    host.place?.keep(PLACE, isOver ? { at: 'menu' } : to)
  }
  const [style, setStyle] = useState<PlayStyle>({ reveal: 'tiles', answer: 'choose' })
  const [today] = useState(() => bangkokDay(new Date()))
  const showEditor = () => setView({ at: 'editor' })
  const edit = () => own.openEditor(t('editorTitle'), showEditor)

  const menu = () => setView({ at: 'menu' })
  const play = (spec: RoundSpec) => {
    host.activity({ kind: 'run', detail: spec.level })
    setView({ at: 'round', spec, turn: Date.now() })
  }
  function finish(submission: GuessSubmission, state: GuessState) {
    const result = game.submit(JUDGE_KIND, submission, judge)
    game.play(result.ok && result.stars > 0 ? 'win' : 'star')
    setView({ at: 'result', spec: submission.round, submission, state })
  }
  function finishMachine(number: number, drawings: MachineDrawing[]) {
    game.submit(JUDGE_KIND, machineSubmission(number, drawings), (submission) =>
      judgeWith(submission, whatWasSeen(drawings)),
    )
    game.play('win')
    setView({ at: 'machine-result', number, drawings })
  }
  const startMachine = () =>
    setView({ at: 'machine', number: nextRoundNumber(game.progress, 'machine') })

  function body() {
    switch (view.at) {
      case 'menu':
        return (
          <GuessMenu
            host={host}
            game={game}
            style={style}
            today={today}
            levels={levels}
            onStyle={setStyle}
            onPlay={play}
            onMachine={(number) => setView({ at: 'machine', number })}
            onLesson={() => setView({ at: 'lesson' })}
            onEditor={host.user && own.canEdit ? edit : undefined}
          />
        )
      case 'round': {
        const round = createRound(view.spec)
        if (!round) return null
        return (
          <GuessRoundView
            key={view.turn}
            host={host}
            game={game}
            spec={view.spec}
            round={round}
            onFinish={finish}
          />
        )
      }
      case 'result': {
        const round = createRound(view.spec)
        const next = nextSpec(view.spec, game)
        if (!round) return null
        return (
          <RoundSummary
            host={host}
            game={game}
            round={round}
            state={view.state}
            submission={view.submission}
            onAgain={() => play(view.spec)}
            onNext={next ? () => play(next) : undefined}
            onMenu={menu}
          />
        )
      }
      case 'machine':
        return (
          <MachineRound
            key={view.number}
            host={host}
            game={game}
            number={view.number}
            onFinish={(drawings) => finishMachine(view.number, drawings)}
          />
        )
      case 'machine-result':
        return (
          <MachineSummary
            host={host}
            drawings={view.drawings}
            onAgain={() => setView({ at: 'machine', number: view.number + 1 })}
            onLesson={() => setView({ at: 'lesson' })}
            onMenu={menu}
          />
        )
      case 'lesson':
        return <MachineLesson host={host} onDraw={startMachine} />
      case 'editor':
      default:
        return (
          <LevelEditor
            host={host}
            levels={levels}
            onChange={change}
            onPlay={(level) => play(specOf(level))}
          />
        )
    }
  }

  const TITLES = {
    menu: '',
    round: 'spec' in view ? levelName(view.spec, host, t) : '',
    result: 'spec' in view ? levelName(view.spec, host, t) : '',
    machine: t('machineTitle'),
    'machine-result': t('machineTitle'),
    lesson: t('lessonTitle'),
    editor: t('editorTitle'),
  }
  return (
    <GameStage
      host={host}
      game={game}
      title={TITLES[view.at]}
      damaged={damaged}
      onEntrance={view.at === 'menu' ? undefined : menu}
      Replay={GuessReplay}
      hasTimer
    >
      {body()}
      <GameTask host={host} game={game} content={() => import('./content.ts')} />
    </GameStage>
  )
}
