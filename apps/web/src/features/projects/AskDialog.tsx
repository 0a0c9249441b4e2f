/** Asks for a yes, or for a line of text and a yes. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import styles from './AskDialog.module.css'

interface AskDialogProps {
  title: string
  text?: string
  field?: { label: string; value: string }
  confirm: string
  danger?: boolean
  onConfirm(value: string): void
  onClose(): void
}

export function AskDialog({
  title,
  text,
  field,
  confirm,
  danger,
  onConfirm,
  onClose,
}: AskDialogProps) {
  const { t } = useLingui()
  const [value, setValue] = useState(field?.value ?? '')
  return (
    <Dialog open title={title} closeLabel={t`Close`} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(value)
          onClose()
        }}
      >
        {text && <p>{text}</p>}
        {field && (
          <label className={styles['field']}>
            <span>{field.label}</span>
            <input value={value} maxLength={120} onChange={(e) => setValue(e.target.value)} />
          </label>
        )}
        <div className={styles['actions']}>
          <Button look="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look={danger ? 'stop' : 'solid'}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
