/** After a sign-up by mail. The same words whether the address has an account or not: only its mailbox knows. */

import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'
import styles from './SignUpForm.module.css'

interface CheckMailProps {
  email: string
  onAgain(): void
}

export default function CheckMail({ email, onAgain }: CheckMailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.mail}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Look in your mail</Trans>
      </h2>
      <p>
        <Trans>
          We have sent a mail to <bdi>{email}</bdi>. Open its link within three days to finish. It
          may take a minute, and it may lie under spam.
        </Trans>
      </p>
      <p>
        <Trans>No mailbox of your own? Ask your teacher for an invitation link.</Trans>
      </p>
      <Button look="ghost" onClick={onAgain}>
        <Trans>The address was wrong</Trans>
      </Button>
    </div>
  )
}
