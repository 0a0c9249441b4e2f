import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { starsOf } from '../../../game-kit/core/progress.ts'
import { PictureThumb } from '../../../game-kit/journey/PictureThumb.tsx'
import { Stars } from '../../../game-kit/Stars.tsx'
import { customLevelId } from '../core/guess-round.ts'
import { ownFaces } from '../core/round-faces.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './GuessMenu.module.css'
import type { GuessMenuProps } from './guess-entrance.ts'

/** Rounds that somebody made in the open project. */
export function OwnRounds({ host, game, levels, onPlay }: GuessMenuProps) {
  const t = useGuessingMessages(host.locale)
  const playable = levels.filter((level) => level.items.length > 0)
  if (playable.length === 0) return null
  return (
    <section>
      <h2>{t('ownRounds')}</h2>
      <ul className={styles.cards}>
        {playable.map((level) => (
          <li key={level.id}>
            <CardButton
              onClick={() =>
                onPlay({
                  level: 'custom',
                  reveal: level.reveal,
                  answer: level.answer,
                  custom: level,
                })
              }
            >
              <PictureThumb pictures={ownFaces(level)} />
              <b>{level.title || t('untitled')}</b>
              <span>{t('pictureCount', { count: level.items.length })}</span>
              <Stars count={starsOf(game.progress, customLevelId(level))} locale={host.locale} />
            </CardButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
