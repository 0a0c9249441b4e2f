/** The lines that are typed into a program while it is checked. */
import { useLingui } from '@lingui/react/macro'
import { CHECK_LIMITS } from '@panya/domain/classroom/check.ts'
import { CodeField } from './CodeField.tsx'

interface InputFieldProps {
  number: number
  input: readonly string[]
  onChange(input: string[]): void
}

export function InputField({ number, input, onChange }: InputFieldProps) {
  const { t } = useLingui()
  return (
    <CodeField
      label={t`Input ${number}, a line for each question`}
      value={input.join('\n')}
      maxLength={CHECK_LIMITS.text}
      onChange={(text) =>
        onChange(text === '' ? [] : text.split('\n').slice(0, CHECK_LIMITS.input))
      }
    />
  )
}
