import { type ReactNode, useId } from 'react'
import styles from './parts.module.css'

interface PanelProps {
  title: ReactNode
  about?: ReactNode
  actions?: ReactNode
  /** One of many of its kind: no place of the page, and its title need not be the only one of its name. */
  isItem?: boolean
  children: ReactNode
}

export function Panel({ title, about, actions, isItem = false, children }: PanelProps) {
  const id = useId()
  const Box = isItem ? 'article' : 'section'
  return (
    <Box className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {actions}
        {about && <p>{about}</p>}
      </div>
      {children}
    </Box>
  )
}
