/** How many mails went out, and for whom none did and why. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { LearnerConsent, Reminded } from '@panya/domain/consent/class-consent.ts'
import styles from '../teach.module.css'
import { NOT_REMINDED } from './consent-messages.ts'

/** With the learners as they were then. */
export interface Remembered extends Reminded {
  learners: readonly LearnerConsent[]
}

export function RemindedAnswer({ answer: { sent, left, learners } }: { answer: Remembered }) {
  const { t } = useLingui()
  const nameOf = (id: number) => {
    const learner = learners.find(({ studentId }) => studentId === id)
    return learner ? personName(learner) : ''
  }
  return (
    <output className={styles.note}>
      {sent === 0 ? (
        <Trans>No mail was sent.</Trans>
      ) : (
        <Plural value={sent} one="# mail was sent." other="# mails were sent." />
      )}
      {left.length > 0 && (
        <>
          {' '}
          <Plural
            value={left.length}
            one="For # learner none was sent:"
            other="For # learners none was sent:"
          />
          <ul>
            {left.map(({ studentId, why }) => (
              <li key={studentId}>
                <bdi>{nameOf(studentId)}</bdi>: {t(NOT_REMINDED[why])}
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  )
}
