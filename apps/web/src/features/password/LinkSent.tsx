import { Plural, Trans } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'
import styles from './password.module.css'

export function LinkSent({ email, onAgain }: { email: string; onAgain(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const minutes = RETENTION.passwordLinkMinutes
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Look in your mail</Trans>
      </h2>
      <p>
        <Trans>
          If <bdi>{email}</bdi> has an account here, a mail is on its way. Open its link within{' '}
          <Plural value={minutes} one="# minute" other="# minutes" />. It may take a minute, and it
          may lie under spam.
        </Trans>
      </p>
      <Button look="ghost" onClick={onAgain}>
        <Trans>The address was wrong</Trans>
      </Button>
    </div>
  )
}
