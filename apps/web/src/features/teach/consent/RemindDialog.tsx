/** Before guardians are written to again: to whom the mails go, and in which language. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { REMIND_AFTER_DAYS, type Reminded } from '@panya/domain/consent/class-consent.ts'
import { useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { remindGuardians } from '../../../adapters/teach/consent-api.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import { useAction } from '../use-action.ts'
import { LanguageField } from './LanguageField.tsx'

interface RemindDialogProps {
  room: ClassDetails
  onSent(reminded: Reminded): void
  onClose(): void
}

export function RemindDialog({ room, onSent, onClose }: RemindDialogProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const [language, setLanguage] = useState(locale)
  const days = REMIND_AFTER_DAYS
  return (
    <AskDialog
      title={t`Remind the guardians`}
      confirm={t`Send the mails`}
      onConfirm={() => act.attempt(async () => onSent(await remindGuardians(room.id, language)))}
      onClose={onClose}
    >
      <p>
        <Trans>
          Whoever was named by their child and has not answered gets a mail with a new link, and the
          link of the mail before ends. Nobody gets one more often than every{' '}
          <Plural value={days} one="# day" other="# days" />.
        </Trans>
      </p>
      <LanguageField label={t`Language of the mails`} value={language} onChange={setLanguage} />
    </AskDialog>
  )
}
