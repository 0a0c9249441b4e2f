import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Dialog.module.css'

/** A small question above the page; Escape and the backdrop say no. */
export function Dialog(props: { label: string; onClose: () => void; children: ReactNode }) {
  const { label, onClose, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onCancel={onClose}
    >
      {children}
    </dialog>
  )
}
