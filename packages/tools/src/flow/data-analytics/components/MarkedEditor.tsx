import { MOST_LINKED } from '@panya/engines/flow/row-links.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { useMarkedRows } from '../../../flow-kit/row-selection.ts'
import { useBench } from '../../../flow-kit/workbench-context.ts'
import { markedIn, tableInto } from '../follow-marks.ts'
import { MOST_MARKED, type TakenRows } from '../nodes/rows/marked.ts'
import styles from './Views.module.css'

/** How many rows are taken, and a way to take those that are marked now or none. */
export function MarkedEditor({
  session,
  node,
  value,
  messages,
  readonly,
  onChange,
}: ParamEditorProps) {
  const { host } = useBench()
  const marks = useMarkedRows(session)
  const { of, rows } = value as TakenRows
  const isLong = (tableInto(session, node)?.rows ?? 0) > MOST_LINKED
  const take = async (): Promise<void> => {
    const table = tableInto(session, node)
    const taken = table && (await markedIn(session, table, marks).catch(() => null))
    if (taken && (taken.rows.length > 0 || taken.tooMany)) onChange(taken)
    else host.toast(messages.own('marked.elsewhere'), 'error')
  }
  return (
    <div className={styles.rules}>
      <output>{messages.own('marked.count', { count: rows.length })}</output>
      <p className={styles.hint}>{messages.own('marked.how')}</p>
      {isLong && <p className={styles.hint}>{messages.own('marked.long', { max: MOST_MARKED })}</p>}
      {!readonly && (
        <div className={styles.buttons}>
          <Button size="compact" disabled={marks.size === 0} onClick={() => void take()}>
            {messages.own('marked.take')}
          </Button>
          <Button
            size="compact"
            look="ghost"
            disabled={rows.length === 0}
            onClick={() => onChange({ of, rows: [] })}
          >
            {messages.own('marked.forget')}
          </Button>
        </div>
      )}
    </div>
  )
}
