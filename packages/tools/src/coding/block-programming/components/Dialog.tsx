/** A modal sheet on the browser's own dialog: focus stays inside, Escape closes. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  closeLabel: string
  onClose(): void
  children: ReactNode
  wide?: boolean
}

export function Dialog({ title, closeLabel, onClose, children, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
