import type { TableColumn } from '@panya/engines/flow/flow-value.ts'
import { useState } from 'react'
import { ConfusionTable } from '../../../flow-kit/ConfusionTable.tsx'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { TableView } from '../../../flow-kit/TableView.tsx'
import { className } from './class-name.ts'
import styles from './Views.module.css'

/** What was taken for what; a cell opens its rows. */

interface Confusion {
  labels: string[]
  counts: number[][]
  rows: Record<string, unknown[][]>
  columns: TableColumn[]
}

export function ConfusionView({ data, large, messages }: PreviewProps) {
  const { labels, counts, rows, columns } = data as Confusion
  const [open, setOpen] = useState<readonly [number, number] | null>(null)
  const { own, locale } = messages
  return (
    <div className={styles.wrap}>
      <ConfusionTable
        labels={labels}
        counts={counts}
        nameOf={(label) => className(label, messages)}
        cellLabel={(values) => own('confusion.cell', values)}
        open={open}
        onOpen={large ? setOpen : undefined}
        axes={`↓ ${own('confusion.true')} · ${locale === 'ar' ? '←' : '→'} ${own('confusion.predicted')}`}
      />
      {large && open && (
        <TableView
          columns={columns}
          head={rows[open.join(' ')] ?? []}
          rows={counts[open[0]]?.[open[1]] ?? 0}
          large
          messages={messages}
        />
      )}
    </div>
  )
}
