/** A password that can be shown; paste and password managers work as in any other field. */
import { type ComponentProps, useState } from 'react'
import styles from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string
  hideLabel: string
}

export function PasswordField({
  label,
  hint,
  error,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        // The room for the button is on the side where a password ends, in every language.
        <div className={styles.secret} dir="ltr">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Eye crossed={shown} />
          </button>
        </div>
      )}
    </Field>
  )
}

function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <g strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0Zm9-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
        {crossed && <path d="M4 20 20 4" />}
      </g>
    </svg>
  )
}
