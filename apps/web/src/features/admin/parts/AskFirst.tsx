/** Asks before something that is not easily undone. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface AskFirstProps {
  title: ReactNode
  children: ReactNode
  confirm: ReactNode
  onConfirm(): void
  onClose(): void
}

export function AskFirst({ title, children, confirm, onConfirm, onClose }: AskFirstProps) {
  const { t } = useLingui()
  return (
    <Dialog open title={title} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['ask']}>
        {children}
        <div className={styles['askActions']}>
          <Button look="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="stop"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
