/** For somebody who may be in danger or very sad: always the same kind words, and whom they can turn to. */
import type { ShownCareContact } from '@panya/domain/tutor/turn.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import styles from './Conversation.module.css'
import type { TutorMessages } from './tutor-messages.ts'

interface CareNoteProps {
  t: TutorMessages
  /** Null where the school has named nobody. */
  contact: ShownCareContact | null
}

export function CareNote({ t, contact }: CareNoteProps) {
  return (
    <div className={styles.care}>
      <p>{t('careHeard')}</p>
      {contact && contact.name !== '' && (
        <div className={styles.contact}>
          <p>{t('careContact')}</p>
          <p>
            <b>
              <bdi>{contact.name}</bdi>
            </b>
          </p>
          {contact.phone !== '' && (
            <p>
              <a href={`tel:${numberOf(contact.phone)}`}>
                <Icon path={RECEIVER} />
                <bdi dir="ltr">{contact.phone}</bdi>
              </a>
            </p>
          )}
          {contact.words !== '' && (
            <p className={styles.words} dir="auto">
              {contact.words}
            </p>
          )}
        </div>
      )}
      <p>{t('careTalk')}</p>
      <p>{t('careNow')}</p>
    </div>
  )
}

const RECEIVER =
  'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z'

/** What a telephone can dial of what an admin has written. */
function numberOf(phone: string): string {
  return phone.normalize('NFKC').replace(/[^\d+*#]/g, '')
}
