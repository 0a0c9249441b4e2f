/** The first rung: what happened and what to try, from the page itself, at once and for nothing. */
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { Named } from './Answer.tsx'
import { explainError } from './explain.ts'
import styles from './Tutor.module.css'
import type { TutorMessages } from './tutor-messages.ts'
import type { ShownSubject } from './tutor-subject.ts'

interface FirstHelpProps {
  t: TutorMessages
  kind: 'owl' | 'fox'
  subject: ShownSubject
}

export function FirstHelp({ t, kind, subject }: FirstHelpProps) {
  const { error, failing, firstHelp } = subject
  const found = explainError(error, subject)
  const { what, next } = firstHelp ?? { what: t(found.what), next: [t(found.tryThis)] }
  const fine = error === null && failing === null
  return (
    <section className={styles.help} aria-label={t('firstHelp')}>
      <div className={styles.happened}>
        <Mascot kind={kind} mood={fine ? 'hello' : 'thinking'} size={52} />
        <div>
          <h3>{t(firstHelp?.task ? 'asked' : 'what')}</h3>
          <p dir="auto">
            <Named text={what} />
          </p>
        </div>
      </div>
      {error !== null && firstHelp === null && (
        <p className={styles.error} dir="ltr">
          {error.slice(0, 200)}
        </p>
      )}
      {next.length > 0 && <h3>{t('tryThis')}</h3>}
      {next.length === 1 && (
        <p dir="auto">
          <Named text={next[0]!} />
        </p>
      )}
      {next.length > 1 && (
        <ol>
          {next.map((step) => (
            <li key={step} dir="auto">
              <Named text={step} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
