import { Button } from '@panya/ui/Button/Button.tsx'
import layout from '../../../game-kit/layout.module.css'
import { Stars } from '../../../game-kit/Stars.tsx'
import { takeFocus } from '../../../game-kit/take-focus.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type PictureState, pictureStars, stepCount } from '../core/guess-play.ts'
import type { GuessRound } from '../core/guess-round.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './GuessRoundView.module.css'

interface PictureOutcomeProps {
  host: ToolHost
  round: GuessRound
  index: number
  state: PictureState
  /** Left out in replays. */
  onNext?: (() => void) | undefined
}

/** After a picture: what it was, how much it took, and what one could have noticed. */
export function PictureOutcome({ host, round, index, state, onNext }: PictureOutcomeProps) {
  const t = useGuessingMessages(host.locale)
  const picture = round.pictures[index]!
  const word = picture.word[host.locale]
  const total = stepCount(round.reveal, picture)
  const last = index + 1 === round.pictures.length
  return (
    <div className={styles.outcome}>
      <h2>{t(state.outcome === 'found' ? 'found' : 'givenUp', { word })}</h2>
      <div className={layout.row}>
        <Stars count={pictureStars(round, index, state)} size={34} locale={host.locale} />
        <p>{t('usedSteps', { used: state.opened.length, total })}</p>
      </div>
      <h3>{t('whyTitle')}</h3>
      <ul>
        {picture.clues.map((clue, at) => (
          <li key={at}>{clue[host.locale]}</li>
        ))}
      </ul>
      {onNext && (
        <div className={styles.on}>
          <Button ref={takeFocus} onClick={onNext}>
            {t(last ? 'seeResult' : 'nextPicture')}
          </Button>
        </div>
      )}
    </div>
  )
}
