/** A window over the page, on the browser's own dialog: it keeps the focus, Escape closes it. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

interface DialogProps {
  open: boolean
  title: ReactNode
  closeLabel: string
  onClose(): void
  children: ReactNode
  /** Buttons at the end; the most likely one last. */
  actions?: ReactNode
  wide?: boolean
}

export function Dialog({ open, title, closeLabel, onClose, children, actions, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide ? true : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path
                  d="M6 6l12 12M18 6 6 18"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </>
      )}
    </dialog>
  )
}
