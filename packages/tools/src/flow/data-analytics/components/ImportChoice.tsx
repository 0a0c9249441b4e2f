import { useId } from 'react'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import styles from './ImportEditor.module.css'

/** One thing that was found out about a file, and what it may be instead. */

interface ImportChoiceProps<Option extends string> {
  label: string
  options: readonly Option[]
  found: Option | undefined
  chosen: Option | undefined
  nameOf?: (option: Option) => string
  messages: FlowMessages
  readonly: boolean
  onChoose: (option: Option | undefined) => void
}

export function ImportChoice<Option extends string>(props: ImportChoiceProps<Option>) {
  const { label, options, found, chosen, messages, readonly, onChoose } = props
  const { nameOf = (option: Option) => option } = props
  const id = useId()
  // What was chosen for another file stays to be seen.
  const all = chosen === undefined || options.includes(chosen) ? options : [chosen, ...options]
  const automatic =
    chosen === undefined && found !== undefined
      ? messages.own('import.found', { value: nameOf(found) })
      : messages.own('import.automatic')
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        disabled={readonly}
        onChange={({ target }) => onChoose(all.find((option) => option === target.value))}
      >
        <option value="">{automatic}</option>
        {all.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  )
}
