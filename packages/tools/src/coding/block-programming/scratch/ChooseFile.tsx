/** A Scratch file from the device: chosen, or dropped here. */
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useId, useState } from 'react'
import styles from './Scratch.module.css'
import type { ScratchMessages } from './scratch-messages.ts'

interface ChooseFileProps {
  label: string
  onFile(file: File): void
  t: ScratchMessages
}

export function ChooseFile({ label, onFile, t }: ChooseFileProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept=".sb3,.sb2"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <label htmlFor={id} className={buttonClass()}>
        {label}
      </label>
      <span className={styles.quiet}>{t('dropHere')}</span>
    </div>
  )
}
