/** A link for a guardian, to be copied or handed over on paper; it is shown here once, and nobody can look it up. */
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type { LearnerConsent } from '@panya/domain/consent/class-consent.ts'
import { localePath } from '@panya/domain/locale/locale.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { useSite } from '../../../adapters/site.ts'
import { makeProgressLink } from '../../../adapters/teach/consent-api.ts'
import { CopyLink } from '../../../parts/copy-link/CopyLink.tsx'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import styles from '../teach.module.css'
import { useAction } from '../use-action.ts'
import { LanguageField } from './LanguageField.tsx'
import { LinkSheet } from './LinkSheet.tsx'
import { type MessagesOf, useMessages } from './use-messages.ts'

interface ProgressLinkDialogProps {
  room: ClassDetails
  learner: LearnerConsent
  messagesOf: MessagesOf
  onClose(): void
}

export function ProgressLinkDialog(props: ProgressLinkDialogProps) {
  const { room, learner, onClose } = props
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const [token, setToken] = useState<string | null>(null)
  const name = personName(learner)
  if (token !== null) return <Made {...props} token={token} />
  const make = async () => setToken(await makeProgressLink(room.id, learner.studentId))
  const since = learner.linkMadeAt && formatDay(locale, new Date(learner.linkMadeAt))
  return (
    <FormDialog
      title={t`A link for the guardian of ${name}`}
      submit={<Trans>Make the link</Trans>}
      busy={act.busy}
      onSubmit={() => void act.run(make)}
      onClose={onClose}
    >
      <p>
        <Trans>
          With it the guardian sees the newest projects, what was learnt, the minutes, and the tasks
          and marks that were returned. It changes nothing, and the learner is told.
        </Trans>
      </p>
      {since && (
        <p className={styles.note}>
          <Trans>There is a link since {since}. A new one ends it.</Trans>
        </p>
      )}
    </FormDialog>
  )
}

function Made({
  learner,
  messagesOf,
  token,
  onClose,
}: ProgressLinkDialogProps & { token: string }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { publicUrl } = useSite()
  const [language, setLanguage] = useState(locale)
  const messages = useMessages(messagesOf, language)
  const name = personName(learner)
  const origin = publicUrl || window.location.origin
  const link = `${origin}${localePath(language, '/guardian/progress')}#${token}`
  return (
    <Dialog title={t`A link for the guardian of ${name}`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.form}>
        <LanguageField label={t`Language of the page`} value={language} onChange={setLanguage} />
        <CopyLink link={link} label={t`Link to the progress for the guardian`} />
        <p>
          <Trans>
            Give it to the guardian only. You see it once: whoever loses it gets a new one.
          </Trans>
        </p>
        {messages !== null && (
          <I18nProvider i18n={messages}>
            <LinkSheet child={learner.firstName} link={link} language={language} />
          </I18nProvider>
        )}
        <Button look="ghost" disabled={messages === null} onClick={() => window.print()}>
          <Trans>Print the link</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
