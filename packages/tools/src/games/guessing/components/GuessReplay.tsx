import { Button } from '@panya/ui/Button/Button.tsx'
import { useCallback, useMemo, useState } from 'react'
import type { ReplayProps } from '../../../game-kit/GameStage.tsx'
import { useGameMessages } from '../../../game-kit/game-messages.ts'
import { ReplayControls } from '../../../game-kit/ReplayControls.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { GuessAction } from '../core/guess-play.ts'
import { createRound, type RoundPicture } from '../core/guess-round.ts'
import { isGuessSubmission, runGuess } from '../core/judge.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './GuessRoundView.module.css'
import { HiddenPicture } from './HiddenPicture.tsx'
import { LinkedRound } from './LinkedRound.tsx'
import { PictureOutcome } from './PictureOutcome.tsx'

function readReplay(replay: unknown) {
  if (!isGuessSubmission(replay)) return null
  const round = createRound(replay.round)
  const states = round && runGuess(round, replay.actions)
  return states ? { ...replay, round, spec: replay.round, states } : null
}

function wordIn(
  action: GuessAction | undefined,
  picture: RoundPicture,
  locale: ToolHost['locale'],
) {
  if (action?.[0] === 'type') return action[1]
  if (action?.[0] !== 'choose') return ''
  return picture.choices.find((choice) => choice.id === action[1])?.word[locale] ?? ''
}

/** What came by a link: somebody's round to play, or how it was played, move by move. */
export function GuessReplay({ host, game, replay, onLeave }: ReplayProps) {
  const t = useGuessingMessages(host.locale)
  const shared = useGameMessages(host.locale)
  const [step, setStep] = useState(0)
  const read = useMemo(() => readReplay(replay), [replay])
  const goTo = useCallback((wanted: number) => setStep(wanted), [])
  if (!read) {
    return (
      <div className={styles.outcome}>
        <p>{shared('replayBroken')}</p>
        <Button look="ghost" onClick={onLeave}>
          {shared('replayLeave')}
        </Button>
      </div>
    )
  }
  const { round, spec, states, actions } = read
  if (actions.length === 0) {
    return <LinkedRound host={host} game={game} spec={spec} round={round} onLeave={onLeave} />
  }
  const state = states[step]!
  const picture = round.pictures[state.at]!
  const current = state.pictures[state.at]!
  const action = actions[step - 1]
  return (
    <div className={styles.round} data-stage>
      <HiddenPicture host={host} round={round} picture={picture} state={current} />
      <div className={styles.side}>
        <p className={styles.count}>
          {t('progress', { number: state.at + 1, total: round.pictures.length })}
        </p>
        <ReplayControls locale={host.locale} step={step} total={actions.length} onStep={goTo} />
        <p>{t(`step.${action?.[0] ?? 'start'}`, { word: wordIn(action, picture, host.locale) })}</p>
        {current.outcome !== 'open' && (
          <PictureOutcome host={host} round={round} index={state.at} state={current} />
        )}
        <Button onClick={onLeave}>{shared('replayLeave')}</Button>
      </div>
    </div>
  )
}
