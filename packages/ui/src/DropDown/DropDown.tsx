/** A button with a panel beside it, above everything, which closes on Escape and when the focus or a press goes elsewhere. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { openAbove } from '../Popover/open-above.ts'
import popover from '../Popover/Popover.module.css'
import type { Align } from '../Popover/place.ts'
import styles from './DropDown.module.css'

interface DropDownProps extends Omit<ButtonProps, 'children'> {
  /** What the button shows. */
  face: ReactNode
  /** The button's name when it shows a picture alone. */
  label?: string
  /** Which edges of button and panel meet. */
  align?: Align
  children(close: () => void): ReactNode
}

export function DropDown({ face, label, align = 'end', children, ...rest }: DropDownProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const button = {
    ...rest,
    ref: opener,
    'aria-expanded': open,
    onClick: () => setOpen(!open),
    children: face,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what its buttons do
    <div
      className={styles.anchor}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        event.stopPropagation()
        opener.current?.focus()
        close()
      }}
    >
      {label === undefined ? <Button {...button} /> : <IconButton {...button} label={label} />}
      {open && (
        <Panel align={align} anchor={() => opener.current} onAway={close}>
          {children(close)}
        </Panel>
      )}
    </div>
  )
}

interface PanelProps {
  align: Align
  anchor(): Element | null
  onAway(): void
  children: ReactNode
}

function Panel({ align, anchor, onAway, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const away = useEffectEvent(onAway)
  const open = useEffectEvent(() => {
    const element = panel.current
    const beside = anchor()
    if (!element || !beside) return undefined
    return openAbove(element, { anchor: beside, align, onAway: () => away() })
  })
  useLayoutEffect(() => open(), [])
  return (
    <div
      ref={panel}
      className={`${popover.popover} ${styles.panel}`}
      popover="manual"
      // A press on its ground keeps the focus inside.
      tabIndex={-1}
    >
      {children}
    </div>
  )
}
