/** At the top of /home and the profile: the question when one was born, the guardian's answer, a deletion. */
import type { Role } from '@panya/domain/account/role.ts'
import { BirthYearQuestion } from './BirthYearQuestion.tsx'
import styles from './consent.module.css'
import { DeletionNotice } from './DeletionNotice.tsx'
import { GuardianNeeded } from './GuardianNeeded.tsx'
import { GuardianRefused } from './GuardianRefused.tsx'
import { useAccountNotices } from './use-account-notices.ts'

export default function AccountNotices({ role }: { role: Role }) {
  const notices = useAccountNotices(role === 'student')
  const { consent, deletion } = notices
  const asks = consent !== null && consent.mayAnswer
  const waits = consent?.state === 'waiting'
  const refused = consent?.state === 'refused'
  if (!asks && !waits && !refused && !deletion) return null
  return (
    <div className={styles.notices}>
      {deletion && (
        <DeletionNotice deletion={deletion} onUndone={() => notices.setDeletion(null)} />
      )}
      {asks && <BirthYearQuestion country={consent.country} onAnswered={notices.setConsent} />}
      {waits && !asks && <GuardianNeeded consent={consent} onAsked={notices.setConsent} />}
      {refused && <GuardianRefused />}
    </div>
  )
}
