import { Button } from '@panya/ui/Button/Button.tsx'
import { ShareReplay } from '../../../game-kit/ShareReplay.tsx'
import { Stars } from '../../../game-kit/Stars.tsx'
import { takeFocus } from '../../../game-kit/take-focus.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type GuessState, pictureStars, scoreRound } from '../core/guess-play.ts'
import type { GuessRound } from '../core/guess-round.ts'
import type { GuessSubmission } from '../core/judge.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import { PictureFace } from './PictureFace.tsx'
import styles from './RoundSummary.module.css'

interface RoundSummaryProps {
  host: ToolHost
  round: GuessRound
  state: GuessState
  submission: GuessSubmission
  againLabel: string
  onAgain: () => void
  onNextRound?: (() => void) | undefined
  onMenu: () => void
}

/** The end of a round: stars, the six pictures with their words, and where to go from here. */
export function RoundSummary(props: RoundSummaryProps) {
  const { host, round, state } = props
  const t = useGuessingMessages(host.locale)
  const won = state.pictures.map((picture, index) => pictureStars(round, index, picture))
  return (
    <section className={styles.summary}>
      <h2>{t('roundOver')}</h2>
      <Stars count={scoreRound(round, state).stars} size={44} locale={host.locale} />
      <p>{t('roundStars', { won: won.reduce<number>((a, b) => a + b, 0), max: 3 * won.length })}</p>
      <ul className={styles.pictures}>
        {round.pictures.map((picture, index) => (
          <li key={picture.id}>
            <PictureFace picture={picture} className={styles.face} />
            <b>{picture.word[host.locale]}</b>
            <Stars count={won[index] ?? 0} size={18} locale={host.locale} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {props.onNextRound && (
          <Button ref={takeFocus} onClick={props.onNextRound}>
            {t('nextRound')}
          </Button>
        )}
        <Button look="ghost" onClick={props.onAgain}>
          {props.againLabel}
        </Button>
        <Button look="ghost" onClick={props.onMenu}>
          {t('toMenu')}
        </Button>
      </div>
      <ShareReplay host={host} submission={props.submission} />
    </section>
  )
}
