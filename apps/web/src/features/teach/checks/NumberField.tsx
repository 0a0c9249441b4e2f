/** A number as somebody writes it: a sign or a point alone is not one yet, and what was meant before holds. */
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { type ReactNode, useState } from 'react'

interface NumberFieldProps {
  label: string
  hint?: ReactNode
  value: number
  min: number
  max: number
  whole?: boolean
  onChange(value: number): void
}

export function NumberField({ label, hint, value, whole, onChange, ...range }: NumberFieldProps) {
  const [text, setText] = useState(String(value))
  const shown = Number(text) === value ? text : String(value)
  return (
    <TextField
      label={label}
      hint={hint}
      type="number"
      step={whole ? 1 : 'any'}
      required
      {...range}
      value={text === '' || Number.isNaN(Number(text)) ? text : shown}
      onChange={(event) => {
        const written = event.target.value
        const number = Number(written)
        setText(written)
        const fits = number >= range.min && number <= range.max
        if (written !== '' && fits && (!whole || Number.isInteger(number))) onChange(number)
      }}
    />
  )
}
