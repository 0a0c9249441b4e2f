/** Asks for a yes, or for a line of text and a yes. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, useState } from 'react'
import styles from './teach.module.css'

interface AskDialogProps {
  title: string
  children?: ReactNode
  field?: { label: string; value?: string; type?: 'text' | 'email'; max?: number }
  confirm: string
  danger?: boolean
  onConfirm(value: string): void
  onClose(): void
}

export function AskDialog({
  title,
  children,
  field,
  confirm,
  danger,
  onConfirm,
  onClose,
}: AskDialogProps) {
  const { t } = useLingui()
  const [value, setValue] = useState(field?.value ?? '')
  const ready = !field || value.trim() !== ''
  return (
    <Dialog open title={title} closeLabel={t`Close`} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!ready) return
          onConfirm(value.trim())
          onClose()
        }}
      >
        {children}
        {field && (
          <TextField
            label={field.label}
            type={field.type ?? 'text'}
            value={value}
            maxLength={field.max ?? 80}
            required
            onChange={(event) => setValue(event.target.value)}
          />
        )}
        <div className={styles['row']}>
          <Button look="ghost" className={styles['end'] ?? ''} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look={danger ? 'stop' : 'solid'} aria-disabled={!ready}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
