/** The choice of a file with a message of our own: the browser's button speaks the browser's language. */
import { type ReactNode, useId } from 'react'
import { buttonClass } from '../Button/button-class.ts'
import styles from './FilePicker.module.css'

interface FilePickerProps {
  label: ReactNode
  /** What the button says. */
  choose: ReactNode
  /** What stands beside it while nothing is chosen. */
  nothing: ReactNode
  file: File | null
  accept: string
  required?: boolean
  onChoose(file: File | null): void
}

export function FilePicker({
  label,
  choose,
  nothing,
  file,
  required = false,
  onChoose,
  ...input
}: FilePickerProps) {
  const id = useId()
  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          {...input}
          // The new one below is empty: the browser would ask for the file again.
          required={required && file === null}
          // A new one when the choice is taken back: its value cannot be set from outside.
          key={file === null ? 'none' : 'some'}
          id={id}
          type="file"
          className={`visually-hidden ${styles.input}`}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-name`}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            // Closing the window without a choice keeps the one before.
            if (chosen) onChoose(chosen)
          }}
        />
        <label htmlFor={id} id={`${id}-choose`} className={buttonClass('ghost', 'small')}>
          {choose}
        </label>
        <span id={`${id}-name`} className={styles.name}>
          {file ? <bdi>{file.name}</bdi> : nothing}
        </span>
      </div>
    </div>
  )
}
