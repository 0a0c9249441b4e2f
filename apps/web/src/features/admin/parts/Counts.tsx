/** How many of each kind a change is about, before and after it is made. */
import type { ReactNode } from 'react'
import { useFormat } from '../../../adapters/use-format.ts'
import styles from './Counts.module.css'

export function Counts({ children }: { children: ReactNode }) {
  return <ul className={styles.counts}>{children}</ul>
}

interface CountProps {
  value: number
  tone?: 'go' | 'stop'
  children: ReactNode
}

export function Count({ value, tone, children }: CountProps) {
  const { count } = useFormat()
  return (
    <li data-tone={value > 0 ? tone : undefined}>
      <b>{count(value)}</b> {children}
    </li>
  )
}
