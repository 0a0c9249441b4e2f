/** Text as a program reads or prints it, line by line. */
import { Field } from '@panya/ui/Field/Field.tsx'
import type { ReactNode } from 'react'
import styles from './CodeField.module.css'

interface CodeFieldProps {
  label: string
  hint?: ReactNode
  value: string
  maxLength: number
  rows?: number
  required?: boolean
  onChange(text: string): void
}

export function CodeField({ label, hint, rows = 2, onChange, ...area }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`${control.className} ${styles.program}`}
          dir="ltr"
          rows={rows}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
