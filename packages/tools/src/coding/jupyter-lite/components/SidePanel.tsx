import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import type { Messages } from '../jupyter-messages.ts'
import styles from './SidePanel.module.css'

interface SidePanelProps {
  t: Messages
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
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  )
}
