/** A button that opens a list of actions: arrow keys move, Escape closes, the focus comes back. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import styles from './ActionMenu.module.css'

interface MenuAction {
  label: string
  onSelect(): void
  danger?: boolean
}

interface ActionMenuProps {
  label: string
  /** What the button shows; its name is `label`. */
  children: ReactNode
  actions: (MenuAction | false | null)[]
}

export function ActionMenu({ label, children, actions }: ActionMenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const shown = actions.filter((action): action is MenuAction => Boolean(action))

  useEffect(() => {
    if (!open) return undefined
    // A menu at the end of the window is pulled up whole, not only its first line.
    root.current?.querySelector('[role=menu]')?.scrollIntoView({ block: 'nearest' })
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
    const away = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  function move(event: KeyboardEvent): void {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1 + items.length,
      Home: 0,
      End: items.length - 1,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      items[next % items.length]?.focus()
    }
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') setOpen(false)
  }

  return (
    <div className={styles.root} ref={root}>
      <Button
        ref={button}
        look="ghost"
        size="compact"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <div
          className={styles.menu}
          role="menu"
          id={menuId}
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
        >
          {shown.map((action) => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              data-danger={action.danger ? true : undefined}
              onClick={() => {
                close()
                action.onSelect()
              }}
            >
              {action.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
