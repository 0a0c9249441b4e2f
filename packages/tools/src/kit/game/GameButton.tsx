import type { ButtonHTMLAttributes } from 'react'
import styles from './GameButton.module.css'

export interface GameButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'strong' | 'plain' | 'quiet'
}

/** The games' button: large enough for small hands. */
export function GameButton({ look = 'plain', className, ...rest }: GameButtonProps) {
  const classes = [styles['button'], styles[look], className].filter(Boolean).join(' ')
  return <button type="button" {...rest} className={classes} />
}
