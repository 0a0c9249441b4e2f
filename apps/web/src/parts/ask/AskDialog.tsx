/** Asks for a yes, or for a line of text and a yes. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, useState } from 'react'
import styles from './AskDialog.module.css'

interface AskDialogProps {
  title: ReactNode
  children?: ReactNode
  field?: { label: string; value?: string; type?: 'text' | 'email'; max?: number }
  confirm: ReactNode
  danger?: boolean
  /** False while something else has to be chosen first. */
  ready?: boolean
  onConfirm(value: string): void
  onClose(): void
}

export function AskDialog({
  title,
  children,
  field,
  confirm,
  danger,
  ready = true,
  onConfirm,
  onClose,
}: AskDialogProps) {
  const { t } = useLingui()
  const [value, setValue] = useState(field?.value ?? '')
  const complete = ready && (!field || value.trim() !== '')
  return (
    <Dialog open title={title} closeLabel={t`Close`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!complete) return
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
        <div className={styles.actions}>
          <Button look="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look={danger ? 'stop' : 'solid'} aria-disabled={!complete}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
