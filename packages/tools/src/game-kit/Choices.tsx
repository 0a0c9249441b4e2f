/** Boxes to tick, alone or several under one heading. */
import { type ReactNode, useId } from 'react'
import styles from './Choices.module.css'

interface CheckProps {
  label: string
  checked: boolean
  disabled?: boolean
  /** The name of the group in which only one can be chosen. */
  group?: string | undefined
  onChange(checked: boolean): void
}

export function Check({ label, checked, disabled = false, group, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}

interface ChoicesProps<Value extends string> {
  legend: string
  options: readonly (readonly [value: Value, label: string])[]
  /** A single one where only one can be chosen. */
  chosen: Value | readonly Value[]
  onChoose(value: Value, on: boolean): void
  children?: ReactNode
}

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, options, chosen, onChoose, children } = props
  const group = useId()
  const one = typeof chosen === 'string'
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <Check
          key={value}
          label={label}
          group={one ? group : undefined}
          checked={one ? chosen === value : chosen.includes(value)}
          onChange={(on) => onChoose(value, on)}
        />
      ))}
      {children}
    </fieldset>
  )
}
