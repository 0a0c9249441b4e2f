/** A password that can be shown; paste and password managers work as in any other field. */
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../Button/IconButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './Field.module.css'
import { Field, type FieldMessages } from './Field.tsx'

interface PasswordFieldProps extends FieldMessages, Omit<ComponentProps<'input'>, 'type'> {
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
  // Before the page is alive a click would do nothing.
  const hydrated = useHydrated()
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
          <IconButton
            size="medium"
            className={styles.reveal}
            label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            disabled={!hydrated}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} size={22} />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
