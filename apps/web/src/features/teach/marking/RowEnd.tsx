/** After the last work of the row: return what is marked, or go back to the list. */
import { Trans } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useEffect, useRef } from 'react'
import styles from './marking.module.css'
import { ReturnAll } from './ReturnAll.tsx'

interface RowEndProps {
  given: Assignment
  rows: readonly Submission[]
  backHref: string
}

export function RowEnd({ given, rows, backHref }: RowEndProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.end}>
      <p>
        <strong>
          <Trans>That was the last one.</Trans>
        </strong>
      </p>
      <div className={styles.ways}>
        <ReturnAll given={given} rows={rows} />
        <ButtonLink look="ghost" size="small" href={backHref}>
          <Trans>Back to the list</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
