/** A list of actions above everything, beside what it belongs to. There as long as it is open. */
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { openAbove } from '../Popover/open-above.ts'
import popover from '../Popover/Popover.module.css'
import type { Align } from '../Popover/place.ts'
import styles from './Menu.module.css'
import { itemAfter } from './menu-keys.ts'

export interface MenuAction {
  label: string
  onSelect(): void
  danger?: boolean
  /** Says that there is such an action, and that it has nothing to act on now. */
  disabled?: boolean
  /** One of several of which one is chosen. */
  checked?: boolean
  /** The drawing before its name. */
  icon?: string
  /** The keys that do the same without the menu. */
  keys?: string
}

interface MenuProps {
  label: string
  id?: string
  actions: readonly MenuAction[]
  /** What it opens beside, and what has the focus again when it closes. */
  anchor(): HTMLElement | null
  align?: Align
  /** Opened by the arrow up, it begins at its end. */
  startAtEnd?: boolean
  onClose(): void
}

export function Menu(props: MenuProps) {
  const { label, id, actions, anchor, align = 'end', startAtEnd = false, onClose } = props
  const menu = useRef<HTMLDivElement>(null)
  const items = (): HTMLElement[] => [
    ...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ]
  const away = useEffectEvent(onClose)
  const open = useEffectEvent(() => {
    const element = menu.current
    const beside = anchor()
    if (!element || !beside) return undefined
    const end = openAbove(element, { anchor: beside, align, onAway: () => away() })
    items()
      .at(startAtEnd ? -1 : 0)
      ?.focus({ preventScroll: true })
    return end
  })
  useLayoutEffect(() => open(), [])

  function close(): void {
    anchor()?.focus()
    onClose()
  }

  function press(event: KeyboardEvent): void {
    // From its button, the next place is where Tab would have gone without the menu.
    if (event.key === 'Tab') {
      close()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = itemAfter(
      event.key,
      at,
      actions.map((action) => action.label),
    )
    if (event.key === 'Escape') close()
    else if (next !== null) all[next]?.focus()
    else return
    // Whatever is around it has keys of its own.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={menu}
      className={`${popover.popover} ${styles.menu}`}
      popover="manual"
      role="menu"
      id={id}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={press}
    >
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          role={action.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={action.checked}
          aria-disabled={action.disabled}
          tabIndex={-1}
          className={styles.item}
          data-danger={action.danger ? true : undefined}
          onClick={() => {
            if (action.disabled) return
            close()
            action.onSelect()
          }}
        >
          {action.icon && <Icon path={action.icon} size={18} />}
          <span className={styles.name}>{action.label}</span>
          {action.keys && <kbd className={styles.keys}>{action.keys}</kbd>}
        </button>
      ))}
    </div>
  )
}
