/** The slim bar over every tool: the way back, what is open, how it stands, and what can be done. */
import { type ReactNode, useEffect } from 'react'
import { leaveRoomForKeyboard } from '../Fingers/keyboard-room.ts'
import { tellNamesToFingers } from '../Fingers/tell-names.ts'
import { Icon } from '../Icon/Icon.tsx'
import styles from './ToolHeader.module.css'

interface ToolHeaderProps {
  backHref: string
  backLabel: string
  title: ReactNode
  /** How the work stands: saved, saving, offline. */
  state?: ReactNode
  /** Run, stop, share, help. */
  children?: ReactNode
}

export function ToolHeader({ backHref, backLabel, title, state, children }: ToolHeaderProps) {
  useEffect(tellNamesToFingers, [])
  useEffect(leaveRoomForKeyboard, [])
  return (
    <header className={styles.bar}>
      <a className={styles.back} href={backHref} aria-label={backLabel}>
        <Icon name="back" />
      </a>
      <div className={styles.title}>{title}</div>
      <div className={styles.state}>{state}</div>
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
