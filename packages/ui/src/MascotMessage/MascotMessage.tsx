/** The mascot with something to say: empty places, errors, good news. Says what happened and what to do. */
import type { ReactNode } from 'react'
import { Mascot, type MascotMood } from '../Mascot/Mascot.tsx'
import styles from './MascotMessage.module.css'

interface MascotMessageProps {
  kind: 'owl' | 'fox'
  mood: MascotMood
  title: ReactNode
  /** Pages use `h1`; parts of a page `h2`. */
  as?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
  actions?: ReactNode
  size?: number
}

export function MascotMessage({
  kind,
  mood,
  title,
  as: Heading = 'h1',
  children,
  actions,
  size = 148,
}: MascotMessageProps) {
  return (
    <div className={styles.message}>
      <Mascot kind={kind} mood={mood} size={size} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
