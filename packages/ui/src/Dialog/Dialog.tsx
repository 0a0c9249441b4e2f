/** A window over the page, on the browser's own dialog: it keeps the focus, Escape closes it. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../Button/IconButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  open?: boolean
  title: ReactNode
  /** Left out where one of the actions says no. */
  closeLabel?: string
  onClose(): void
  /** Left out where the title says it all. */
  children?: ReactNode
  /** Buttons at the end; the most likely one last. */
  actions?: ReactNode
  wide?: boolean
  /** Fills the window; what is inside gets all the height there is. */
  full?: boolean
}

const WRITABLE =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=range], :disabled), textarea:not(:disabled), select:not(:disabled)'
/** Only of a form: a search field over a list of things to look at would open keyboards on tablets. */
const FIRST_FIELD = `form :is(${WRITABLE})`

export function Dialog(props: DialogProps) {
  const { open = true, title, closeLabel, onClose, children, actions, wide, full } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it is still in the page: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    // Who opens a form wants to write: not the cross at the top but the first field is ready.
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>(FIRST_FIELD)
    first?.focus()
    return () => element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide ? true : undefined}
      data-full={full ? true : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            {closeLabel && (
              <IconButton label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            )}
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}
