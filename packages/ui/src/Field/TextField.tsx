import { type ComponentProps, useId } from 'react'
import { Field, type FieldMessages } from './Field.tsx'

interface TextFieldProps extends FieldMessages, ComponentProps<'input'> {
  /** Offered while typing; anything else may be typed as well. */
  suggestions?: readonly string[]
}

export function TextField({
  label,
  hint,
  error,
  className,
  suggestions = [],
  ...input
}: TextFieldProps) {
  const listId = useId()
  const list = suggestions.length > 0 ? listId : undefined
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <>
          <input type="text" {...input} {...control} list={list} />
          {list && (
            <datalist id={list}>
              {suggestions.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}
