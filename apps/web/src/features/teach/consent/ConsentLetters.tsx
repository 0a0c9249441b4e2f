/** One letter a learner whose guardian has not answered, each on a page of its own, in the language of the guardians. */
import { I18nProvider } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { awaitsAnswer, type LearnerConsent } from '@panya/domain/consent/class-consent.ts'
import { directionOf, localePath } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useSite } from '../../../adapters/site.ts'
import { ConsentLetter } from '../../../parts/guardian/ConsentLetter.tsx'
import letter from '../../../parts/guardian/letter.module.css'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../teach.module.css'
import { LanguageField } from './LanguageField.tsx'
import { type MessagesOf, useMessages } from './use-messages.ts'

interface ConsentLettersProps {
  room: ClassDetails
  learners: readonly LearnerConsent[]
  messagesOf: MessagesOf
}

export function ConsentLetters({ room, learners, messagesOf }: ConsentLettersProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const { publicUrl } = useSite()
  const [language, setLanguage] = useState(locale)
  const messages = useMessages(messagesOf, language)
  const waiting = learners.filter(({ state }) => awaitsAnswer(state))
  const privacy = `${publicUrl || window.location.origin}${localePath(language, '/privacy')}`
  return (
    <div className={school.page} data-family="teach">
      <header className={`no-print ${styles.head}`}>
        <p className={styles.crumb}>
          <Link to={to(`/teach/consent?id=${room.id}`)}>
            <Trans>Parents and guardians</Trans>
          </Link>
        </p>
        <h1>
          <Plural value={waiting.length} one="# letter to print" other="# letters to print" />
        </h1>
        <LanguageField label={t`Language of the letters`} value={language} onChange={setLanguage} />
        <Button disabled={waiting.length === 0 || messages === null} onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </header>
      {waiting.length === 0 && (
        <p>
          <Trans>No guardian's answer is missing.</Trans>
        </p>
      )}
      {messages !== null && (
        <I18nProvider i18n={messages}>
          {waiting.map((learner) => (
            <article
              key={learner.studentId}
              className={`${letter.letter} ${letter.sheet}`}
              lang={language}
              dir={directionOf(language)}
              data-print-only
            >
              <Sheet learner={learner} room={room} privacy={privacy} />
            </article>
          ))}
        </I18nProvider>
      )}
    </div>
  )
}

interface SheetProps {
  learner: LearnerConsent
  room: ClassDetails
  privacy: string
}

function Sheet({ learner, room, privacy }: SheetProps) {
  const name = personName(learner)
  const child = learner.firstName
  return (
    <>
      <h2>
        <Trans>To the parent or guardian of {child}</Trans>
      </h2>
      <ConsentLetter child={child} whoseChild={`${name}, ${room.name}`} privacy={privacy} />
    </>
  )
}
