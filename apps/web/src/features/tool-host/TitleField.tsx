/** The project's name: reads like a heading, edits like a field. */
import { useLingui } from '@lingui/react/macro'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { useState } from 'react'
import styles from './TitleField.module.css'
import type { ToolSession } from './tool-session.ts'

interface TitleFieldProps {
  session: ToolSession
  fallback: string
}

export function TitleField({ session, fallback }: TitleFieldProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState(session.title)
  function keep(): void {
    if (title === session.title) return
    session.rename(title, fallback).then(setTitle, () => setTitle(session.title))
  }
  return (
    <input
      className={styles.title}
      aria-label={t`Project name`}
      value={title}
      maxLength={PROJECT_LIMITS.titleLength}
      size={Math.max(8, Math.min(32, title.length + 1))}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          setTitle(session.title)
          event.currentTarget.blur()
        }
      }}
    />
  )
}
