import type { Locale } from '@panya/domain/locale/locale.ts'
import type { Guess } from '@panya/engines/doodle/explain.ts'
import { doodleWord } from '../core/doodle-words.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './MachineRound.module.css'

interface MachineGuessesProps {
  locale: Locale
  guesses: readonly Guess[]
  failed: boolean
}

const percentOf = (sureness: number) => Math.round(100 * sureness)

/** The machine's five best guesses, with how sure it is of each. */
export function MachineGuesses({ locale, guesses, failed }: MachineGuessesProps) {
  const t = useGuessingMessages(locale)
  if (failed) return <p role="alert">{t('machineFailed')}</p>
  return (
    <section className={styles.guesses}>
      <h2>{t('machineThinks')}</h2>
      {guesses.length === 0 && <p>{t('machineWaiting')}</p>}
      <ol>
        {guesses.map(({ name, sureness }) => (
          <li key={name}>
            <span>{doodleWord(name, locale)}</span>
            <span className={styles.bar} style={{ inlineSize: `${percentOf(sureness)}%` }} />
            <span className={styles.percent}>{t('sure', { percent: sureness })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
