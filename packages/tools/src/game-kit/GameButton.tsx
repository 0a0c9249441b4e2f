import { type ButtonHTMLAttributes, useEffect, useRef } from 'react'
import styles from './GameButton.module.css'

export interface GameButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'strong' | 'plain' | 'quiet'
  /** Takes the focus when it appears: for the one next step after something was finished. */
  takesFocus?: boolean
}

/** The games' button: large enough for small hands. */
export function GameButton(props: GameButtonProps) {
  const { look = 'plain', takesFocus = false, className, ...rest } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ')
  return <button ref={button} type="button" {...rest} className={classes} />
}
