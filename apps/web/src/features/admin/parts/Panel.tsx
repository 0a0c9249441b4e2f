import { type ReactNode, useId } from 'react'
import styles from './parts.module.css'

interface PanelProps {
  title: ReactNode
  about?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function Panel({ title, about, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['panelHead']}>
        <h2 id={id}>{title}</h2>
        {actions}
        {about && <p>{about}</p>}
      </div>
      {children}
    </section>
  )
}
