/** Asks for the link to a new password. The same words for every address: only its mailbox knows whether it has an account. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { checkEmail, type FieldCode, normaliseEmail } from '@panya/domain/account/account-fields.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { type SubmitEvent, useState } from 'react'
import { mailPasswordLink, refusalOf } from '../../adapters/account/own-password.ts'
import { useAddress } from '../../adapters/address.ts'
import { formText } from '../../adapters/form-data.ts'
import { logFailure } from '../../adapters/log.ts'
import { fieldMessage } from '../../parts/account/account-messages.ts'
import problem from '../../parts/account/FormProblem.module.css'
import { LinkSent } from './LinkSent.tsx'
import styles from './password.module.css'

type Trouble = 'no-mail' | 'too-many' | 'failed'

const TROUBLE_MESSAGES: Record<Trouble, MessageDescriptor> = {
  'no-mail': msg`This site cannot send mails. Ask your teacher or an administrator for a new password.`,
  'too-many': msg`Too many tries. Wait a few minutes.`,
  failed: msg`That did not work. Check your connection and try again.`,
}

export function ForgotForm() {
  const { t } = useLingui()
  const { locale } = useAddress()
  const hydrated = useHydrated()
  const [wrong, setWrong] = useState<FieldCode | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<string | null>(null)

  async function send(email: string): Promise<void> {
    try {
      await mailPasswordLink(email, locale)
      setSent(email)
    } catch (error) {
      const refusal = refusalOf(error)
      const known = refusal === 'no-mail' || refusal === 'too-many'
      if (!known) logFailure('forgotten password', error)
      setTrouble(known ? refusal : 'failed')
    }
    setBusy(false)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const email = normaliseEmail(formText(new FormData(event.currentTarget), 'email'))
    const code = checkEmail(email)
    setWrong(code)
    setTrouble(null)
    if (code !== null) return
    setBusy(true)
    void send(email)
  }

  if (sent !== null) return <LinkSent email={sent} onAgain={() => setSent(null)} />
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div role="alert" className={problem.problem}>
        {trouble && t(TROUBLE_MESSAGES[trouble])}
      </div>
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        hint={t`The address you sign in with.`}
        error={wrong === null ? undefined : t(fieldMessage('email', wrong))}
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" size="large" disabled={!hydrated} aria-busy={busy}>
        <Trans>Send me a link</Trans>
      </Button>
      <p className={styles.note}>
        <Trans>No mailbox of your own? Your teacher can give you a new password.</Trans>
      </p>
    </form>
  )
}
