/** A button that opens a list of actions: arrow keys move, Escape closes, the focus comes back. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ButtonLook, ButtonSize } from '../Button/button-class.ts'
import type { Align } from '../Popover/place.ts'
import styles from './ActionMenu.module.css'
import { Menu, type MenuAction } from './Menu.tsx'

interface ActionMenuProps {
  label: string
  /** What the button shows; its name is `label`. */
  children: ReactNode
  actions: readonly (MenuAction | false | null)[]
  look?: ButtonLook
  size?: ButtonSize
  /** Which edges of button and menu meet. */
  align?: Align
}

export function ActionMenu({
  label,
  children,
  actions,
  look = 'ghost',
  size = 'compact',
  align = 'end',
}: ActionMenuProps) {
  const [open, setOpen] = useState<'start' | 'end' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()

  function press(event: KeyboardEvent): void {
    const from = { ArrowDown: 'start', ArrowUp: 'end' }[event.key]
    if (from !== 'start' && from !== 'end') return
    event.preventDefault()
    setOpen(from)
  }

  return (
    <>
      <Button
        ref={button}
        className={styles.button ?? ''}
        look={look}
        size={size}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? menuId : undefined}
        aria-label={label}
        onClick={() => setOpen(open ? null : 'start')}
        onKeyDown={press}
      >
        {children}
      </Button>
      {open && (
        <Menu
          id={menuId}
          label={label}
          align={align}
          actions={actions.filter((action): action is MenuAction => Boolean(action))}
          anchor={() => button.current}
          startAtEnd={open === 'end'}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
