import type { ReactNode } from 'react'
import type { Texts } from '../texts.ts'
import { Icon } from './Icon.tsx'
import styles from './SidePanel.module.css'

interface SidePanelProps {
  t: Texts
  title: string
  onClose: () => void
  children: ReactNode
}

/** A panel beside the paper; on a phone it lies over it. */
export function SidePanel({ t, title, onClose, children }: SidePanelProps) {
  return (
    <aside className={styles.panel} aria-label={title}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="remove" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  )
}
