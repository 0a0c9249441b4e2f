/** A link to hand over: to be seen, and copied with one press. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import styles from './CopyLink.module.css'

export function CopyLink({ link, label }: { link: string; label: string }) {
  const [copied, setCopied] = useState('')
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(link))
  return (
    <span className={styles.link}>
      <input
        readOnly
        dir="ltr"
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button size="small" onClick={() => void copy()}>
        {copied === link ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </span>
  )
}
