import type { ReactNode } from 'react'
import styles from './parts.module.css'

export type BadgeTone = 'plain' | 'indigo' | 'amber' | 'teal' | 'go' | 'stop'

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
