import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import { clearMarked, countMarked, isInLongTable, useMarkedRows } from './row-selection.ts'
import styles from './SelectionBar.module.css'

/** Says how many rows are marked, and unmarks them; Escape does so too. */
export function SelectionBar({
  session,
  messages,
}: {
  session: FlowSession
  messages: FlowMessages
}) {
  const marked = useMarkedRows(session)
  const count = countMarked(marked)
  useEffect(() => {
    if (count === 0) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) clearMarked(session)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [count, session])
  return (
    <div className={styles.bar} data-shown={count > 0 || undefined}>
      <output>
        {count > 0 && messages.t('rowsMarked', { count })}
        {isInLongTable(session, marked) && ` \u00b7 ${messages.t('rowsMarkedHere')}`}
      </output>
      {count > 0 && (
        <Button look="ghost" size="compact" onClick={() => clearMarked(session)}>
          {messages.t('rowsUnmark')}
        </Button>
      )}
    </div>
  )
}
