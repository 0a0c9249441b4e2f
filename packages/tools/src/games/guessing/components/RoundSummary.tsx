import { type EndWays, GameEnd } from '../../../game-kit/GameEnd.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { Stars } from '../../../game-kit/Stars.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type GuessState, pictureStars, scoreRound } from '../core/guess-play.ts'
import type { GuessRound } from '../core/guess-round.ts'
import type { GuessSubmission } from '../core/judge.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import { PictureFace } from './PictureFace.tsx'
import styles from './RoundSummary.module.css'

interface RoundSummaryProps extends EndWays {
  host: ToolHost
  game: Game
  round: GuessRound
  state: GuessState
  submission: GuessSubmission
}

/** The end of a round: stars, the six pictures with their words, and where to go from here. */
export function RoundSummary({ host, game, round, state, submission, ...ways }: RoundSummaryProps) {
  const t = useGuessingMessages(host.locale)
  const won = state.pictures.map((picture, index) => pictureStars(round, index, picture))
  return (
    <GameEnd
      host={host}
      game={game}
      title={t('roundOver')}
      stars={scoreRound(round, state).stars}
      ways={ways}
      next={t('nextRound')}
      menu={t('toMenu')}
      submission={submission}
      centered
    >
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
    </GameEnd>
  )
}
