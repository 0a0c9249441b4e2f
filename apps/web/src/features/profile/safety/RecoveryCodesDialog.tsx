/** Shows recovery codes, once: to copy, to print, to download. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { saveFile } from '../../../adapters/save-file.ts'
import { useSite } from '../../../adapters/site.ts'
import styles from './SignInSafety.module.css'

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose(): void
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui()
  const { brand } = useSite()
  const [copied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <Dialog
      open
      title={<Trans>Your recovery codes</Trans>}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>I have kept them</Trans>
        </Button>
      }
    >
      <div className={styles.codes}>
        <p>
          <Trans>
            Each opens your account once, together with your password. They are shown only now. Keep
            them where nobody else looks, not in the computer you use.
          </Trans>
        </p>
        <ol dir="ltr" aria-label={t`Your recovery codes`}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <Button look="ghost" size="small" onClick={() => void copy()}>
            {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
          <Button look="ghost" size="small" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
          <Button
            look="ghost"
            size="small"
            onClick={() => saveFile(`${brand.name}.txt`, new TextEncoder().encode(text))}
          >
            <Trans>Download</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
