import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'

/** `label` says what is copied, where several stand together. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState('')
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text))
  const done = copied === text
  return (
    <Button
      look={label === undefined ? 'solid' : 'ghost'}
      size="small"
      aria-label={label && (done ? t`Copied: ${label}` : t`Copy: ${label}`)}
      onClick={() => void copy()}
    >
      {done ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
    </Button>
  )
}
