/** Asks for a yes, or for a line of text and a yes. */
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, useState } from 'react'
import { FormDialog } from './FormDialog.tsx'

interface AskDialogProps {
  title: ReactNode
  children?: ReactNode
  field?: { label: string; value?: string; type?: 'text' | 'email'; max?: number }
  confirm: ReactNode
  cancel?: ReactNode
  danger?: boolean
  /** False while something else has to be chosen first. */
  ready?: boolean
  onConfirm(value: string): void
  onClose(): void
}

export function AskDialog(props: AskDialogProps) {
  const { children, field, confirm, ready = true, onConfirm, ...dialog } = props
  const [value, setValue] = useState(field?.value ?? '')
  return (
    <FormDialog
      {...dialog}
      submit={confirm}
      ready={ready && (!field || value.trim() !== '')}
      onSubmit={() => {
        onConfirm(value.trim())
        dialog.onClose()
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
    </FormDialog>
  )
}
