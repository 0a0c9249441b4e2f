/** Asks for a yes, or for a line of text and a yes. What is refused stays open with everything that was typed. */
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, useState } from 'react'
import styles from './AskDialog.module.css'
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
  /** May say why it did not work. */
  onConfirm(value: string): void | Promise<Refusal>
  onClose(): void
}

/** What is not right, in words; null when it worked. */
export type Refusal = string | null

export function AskDialog(props: AskDialogProps) {
  const { children, field, confirm, ready = true, onConfirm, ...dialog } = props
  const [value, setValue] = useState(field?.value ?? '')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>(null)
  const confirmed = async () => {
    setRefusal(null)
    setBusy(true)
    const problem = (await onConfirm(value.trim())) ?? null
    setBusy(false)
    if (problem === null) dialog.onClose()
    else setRefusal(problem)
  }
  return (
    <FormDialog
      {...dialog}
      submit={confirm}
      ready={ready && (!field || value.trim() !== '')}
      busy={busy}
      onSubmit={() => void confirmed()}
    >
      {children}
      {field && (
        <TextField
          label={field.label}
          type={field.type ?? 'text'}
          value={value}
          maxLength={field.max ?? 80}
          required
          error={refusal}
          onChange={(event) => {
            setRefusal(null)
            setValue(event.target.value)
          }}
        />
      )}
      {refusal !== null && (
        <p role="alert" className={field ? 'visually-hidden' : styles.refusal}>
          {refusal}
        </p>
      )}
    </FormDialog>
  )
}
