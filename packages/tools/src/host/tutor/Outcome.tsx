/** What became of a question: an answer, kind words and somebody to turn to, or why there is nothing. */
import type { ShownCareContact, TutorTurn } from '@panya/domain/tutor/turn.ts'
import { Answer } from './Answer.tsx'
import { CareNote } from './CareNote.tsx'
import styles from './Conversation.module.css'
import type { TutorMessages } from './tutor-messages.ts'
import type { ShownSubject } from './tutor-subject.ts'

interface OutcomeProps {
  t: TutorMessages
  turn: TutorTurn
  contact: ShownCareContact | null
  draw?: ShownSubject['draw']
}

export function Outcome({ t, turn, contact, draw }: OutcomeProps) {
  const said = <span className="visually-hidden">{t('answered')} </span>
  switch (turn.outcome) {
    case 'answered':
      return (
        <>
          {said}
          <Answer text={turn.text} draw={draw} />
        </>
      )
    case 'care':
      return (
        <>
          {said}
          <CareNote t={t} contact={contact} />
        </>
      )
    case 'unsafe-question':
    case 'unsafe-answer':
    case 'held-back':
    case 'failed':
      return (
        <p className={styles.none} data-outcome={turn.outcome}>
          {said}
          {t(NOT_ANSWERED[turn.outcome])} {t('nothingPaid')}
        </p>
      )
  }
}

const NOT_ANSWERED = {
  'unsafe-question': 'unsafeQuestion',
  'unsafe-answer': 'unsafeAnswer',
  'held-back': 'heldBack',
  failed: 'noAnswer',
} as const
