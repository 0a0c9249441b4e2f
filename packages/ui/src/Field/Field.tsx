/** What every field of a form has around it: a label, a hint, and what is wrong with it. */
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

export interface FieldMessages {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, in words; shown under the field and read out with it. */
  error?: ReactNode
}

interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

interface FieldProps extends FieldMessages {
  className?: string
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId()
  const wrong = Boolean(error)
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-error` : ''].filter(Boolean)
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong,
        'aria-describedby': described.join(' ') || undefined,
        className: styles.control ?? '',
      })}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {wrong && (
        <div id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">✕</span>
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}
