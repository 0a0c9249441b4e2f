/** The look of buttons, for real buttons and for links that stand where a button would. */
import styles from './Button.module.css'

export type ButtonLook = 'solid' | 'ghost' | 'quiet' | 'go' | 'stop'
export type ButtonSize = 'compact' | 'small' | 'medium' | 'large'

export function buttonClass(look: ButtonLook = 'solid', size: ButtonSize = 'medium'): string {
  return `${styles.button} ${styles[look]} ${styles[size]}`
}
