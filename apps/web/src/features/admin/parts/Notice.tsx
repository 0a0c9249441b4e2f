import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface NoticeProps {
  tone: 'wrong' | 'good' | 'plain'
  children: ReactNode
}

const MARKS = { wrong: '✕', good: '✓', plain: 'i' }

/** Something that happened just now, read out when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'wrong' ? 'alert' : 'status'}>
      <span aria-hidden="true">{MARKS[tone]}</span>
      <span>{children}</span>
    </div>
  )
}
