/** One email and a button: for lists that people are added to. */
import { useLingui } from '@lingui/react/macro'
import { checkEmail, EMAIL_MAX } from '@panya/domain/account/account-fields.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import styles from './parts.module.css'

interface EmailFormProps {
  busy: boolean
  /** The last one was added: the field is ready for the next. */
  done: boolean
  onSend(email: string): void
  children: ReactNode
}

export function EmailForm({ busy, done, onSend, children }: EmailFormProps) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState('')
  const [wrong, setWrong] = useState(false)
  const shown = done && email === sent ? '' : email
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const bad = checkEmail(shown) !== null
    setWrong(bad)
    if (bad || busy) return
    setSent(email)
    onSend(shown)
  }
  return (
    <form className={styles.emailForm} noValidate onSubmit={submit}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={shown}
        error={wrong ? t`This does not look like an email address.` : ''}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" look="ghost" aria-busy={busy}>
        {children}
      </Button>
    </form>
  )
}
