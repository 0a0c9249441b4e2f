import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { Announcer } from '../../../game-kit/Announcer.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useKeptMoves } from '../../../game-kit/kept-moves.ts'
import { takeFocus } from '../../../game-kit/take-focus.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import {
  type GuessAction,
  type GuessState,
  nextToOpen,
  playGuess,
  startRound,
  stepCount,
} from '../core/guess-play.ts'
import type { GuessRound, RoundSpec } from '../core/guess-round.ts'
import type { GuessSubmission } from '../core/judge.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import { AnswerBox } from './AnswerBox.tsx'
import styles from './GuessRoundView.module.css'
import { HiddenPicture } from './HiddenPicture.tsx'
import { PictureOutcome } from './PictureOutcome.tsx'

interface GuessRoundViewProps {
  host: ToolHost
  game: Game
  spec: RoundSpec
  round: GuessRound
  onFinish: (submission: GuessSubmission, state: GuessState) => void
}

const AUTO_OPEN_MS = 3000

function useRound(host: ToolHost, round: GuessRound, game: Game) {
  const { level, reveal, answer } = round
  const kept = useKeptMoves<GuessState, GuessAction>(host, `${level} ${reveal} ${answer}`, {
    start: () => startRound(round),
    play: (state, action) => playGuess(round, state, action),
  })
  const { state, moves: actions, end } = kept
  function act(action: GuessAction): void {
    const next = kept.move(action)
    if (!next) return
    const after = next.pictures[state.at]!
    if (after.outcome === 'found') game.play('right')
    else if (after.misses.length > state.pictures[state.at]!.misses.length) game.play('wrong')
    else game.play('reveal')
  }
  return { state, actions, act, end }
}

/** One round of six pictures, from the first cover to the last word. */
export function GuessRoundView({ host, game, spec, round, onFinish }: GuessRoundViewProps) {
  const t = useGuessingMessages(host.locale)
  const { state, actions, act, end } = useRound(host, round, game)
  const picture = round.pictures[state.at]!
  const current = state.pictures[state.at]!
  const step = nextToOpen(round, state)
  const open = current.outcome === 'open'
  const missed = current.misses.at(-1)

  const openNext = useEffectEvent(() => {
    if (step !== null) act(['open', step])
  })
  useEffect(() => {
    const running = game.settings.timer && open && step !== null
    const timer = running ? setTimeout(() => openNext(), AUTO_OPEN_MS) : undefined
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- every move gives the next picture its own time
  }, [game.settings.timer, open, step, state])

  function next() {
    if (state.at + 1 < round.pictures.length) return act(['next'])
    end()
    onFinish({ version: 1, round: spec, actions }, state)
  }
  const labelOf = (text: string) =>
    picture.choices.find((choice) => choice.id === text)?.word[host.locale] ?? text
  const said = open && missed !== undefined ? t('notIt', { word: labelOf(missed) }) : ''
  const counted = t('openedCount', {
    count: current.opened.length,
    total: stepCount(round.reveal, picture),
  })
  return (
    <div className={styles.round} data-stage>
      <HiddenPicture
        host={host}
        round={round}
        picture={picture}
        state={current}
        onOpen={(tile) => act(['open', tile])}
      />
      <div className={styles.side}>
        <p className={styles.count}>
          {t('progress', { number: state.at + 1, total: round.pictures.length })} · {counted}
        </p>
        {open ? (
          <>
            <Button
              key={state.at}
              ref={state.at > 0 ? takeFocus : null}
              disabled={step === null}
              onClick={() => step !== null && act(['open', step])}
            >
              {t(`more.${round.reveal}`)}
            </Button>
            <AnswerBox
              key={picture.id}
              locale={host.locale}
              round={round}
              picture={picture}
              state={current}
              onAction={act}
            />
            {said && <p className={styles.missed}>{said}</p>}
            <Button look="quiet" onClick={() => act(['give-up'])}>
              {t('giveUp')}
            </Button>
          </>
        ) : (
          <PictureOutcome
            key={state.at}
            host={host}
            round={round}
            index={state.at}
            state={current}
            onNext={next}
          />
        )}
      </div>
      <Announcer
        message={spoken(
          round,
          current.opened.length,
          said,
          counted,
          picture.clues[current.opened.length - 1]?.[host.locale] ?? '',
        )}
      />
    </div>
  )
}

function spoken(
  round: GuessRound,
  opened: number,
  said: string,
  counted: string,
  clue: string,
): string {
  if (said) return said
  if (opened === 0) return ''
  return round.reveal === 'clues' ? clue : counted
}
