/** A card that is pressed as a whole: a level, an example, a picture of the library. */
import type { ComponentProps } from 'react'
import styles from './CardButton.module.css'

export function CardButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type="button" className={`${styles.card} ${className}`} />
}
