import { Button } from '@panya/ui/Button/Button.tsx'
import menu from '../../../game-kit/GameMenu.module.css'
import { Journey } from '../../../game-kit/journey/Journey.tsx'
import layout from '../../../game-kit/layout.module.css'
import { nextRoundNumber } from '../core/next-round.ts'
import { useGuessPlaces } from '../guess-places.tsx'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './GuessMenu.module.css'
import type { GuessMenuProps } from './guess-entrance.ts'
import { OwnRounds } from './OwnRounds.tsx'
import { StylePicker } from './StylePicker.tsx'

/** The way through the pictures. Drawing comes first: the machine waits in its studio. */
export function GuessMenu(props: GuessMenuProps) {
  const { host, game, onMachine, onLesson, onEditor } = props
  const t = useGuessingMessages(host.locale)
  const { studio, others } = useGuessPlaces(props)
  const draw = (
    <div className={`${layout.row} ${styles.doors}`}>
      <Button onClick={() => onMachine(nextRoundNumber(game.progress, 'machine'))}>
        {t('machineStart')}
      </Button>
      <Button look="ghost" onClick={onLesson}>
        {t('lessonTitle')}
      </Button>
    </div>
  )
  const [today, ...rest] = others
  const places = [
    { ...studio, children: draw },
    { ...today!, children: <StylePicker {...props} /> },
    ...rest,
  ]
  return (
    <Journey
      locale={host.locale}
      game={game}
      hero="robot"
      places={places}
      lead={<p className={styles.intro}>{t('machineIntro')}</p>}
      aside={<OwnRounds {...props} />}
    >
      {onEditor && (
        <div className={menu.doors}>
          <section>
            <h2>{t('editorTitle')}</h2>
            <p>{t('editorIntro')}</p>
            <Button onClick={onEditor}>{t('editorStart')}</Button>
          </section>
        </div>
      )}
    </Journey>
  )
}
