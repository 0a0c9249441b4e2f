/** A button with a panel under it, which closes on Escape and when the focus leaves it. */
import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import styles from './DropDown.module.css'

interface DropDownProps extends Omit<ButtonProps, 'children'> {
  /** What the button shows. */
  face: ReactNode
  /** The button's name when it shows a picture alone. */
  label?: string
  /** Which edges of button and panel meet. */
  align?: 'start' | 'end'
  children(close: () => void): ReactNode
}

export function DropDown({ face, label, align = 'end', children, ...rest }: DropDownProps) {
  const [open, setOpen] = useState(false)
  const button = { ...rest, 'aria-expanded': open, onClick: () => setOpen(!open), children: face }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what its buttons do
    <div
      className={styles.anchor}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {label === undefined ? <Button {...button} /> : <IconButton {...button} label={label} />}
      {open && (
        <div className={styles.panel} data-align={align}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
