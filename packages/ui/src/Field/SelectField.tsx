/** One of a few; the browser's own control, which every phone knows how to show. */
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Field.module.css'
import { Field, type FieldMessages } from './Field.tsx'

interface SelectFieldProps extends FieldMessages, ComponentProps<'select'> {
  /** The `option` and `optgroup` elements. */
  children: ReactNode
}

export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control} className={`${control.className} ${styles.choice}`}>
            {children}
          </select>
          <Icon name="chevron" className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
