/** Learners down, tasks across; names and headings stay in sight while the rest is scrolled. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type {
  Gradebook,
  GradebookRow,
  GradebookTask,
  GradebookTable as Table,
} from '@panya/domain/classroom/gradebook.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { memo } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { goThroughCells } from './cell-keys.ts'
import { formatMark, formatShare } from './figures.ts'
import styles from './gradebook.module.css'
import { MarkCell } from './MarkCell.tsx'
import { WeightField } from './WeightField.tsx'

interface GradebookTableProps {
  room: ClassDetails
  book: Gradebook
  table: Table
  /** Whether the weights are fields now. */
  weighing: boolean
}

export function GradebookTable({ room, book, table, weighing }: GradebookTableProps) {
  const { t } = useLingui()
  const { name } = room
  return (
    <div className={styles.frame}>
      <table ref={goThroughCells} className={styles.table}>
        <caption className="visually-hidden">
          <Trans>Marks of {name}. The arrow keys go from cell to cell.</Trans>
        </caption>
        <Head book={book} weighing={weighing} />
        <tbody>
          {table.rows.map((row, at) => (
            <Row key={row.learner.studentId} row={row} roomId={room.id} isFirst={at === 0} />
          ))}
        </tbody>
        <Foot table={table} label={t`Class mean`} />
      </table>
    </div>
  )
}

function Head({ book, weighing }: Pick<GradebookTableProps, 'book' | 'weighing'>) {
  const { locale } = useAddress()
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Name</Trans>
        </th>
        <th scope="col">
          <Trans>Mean</Trans>
        </th>
        {book.tasks.map((task) => (
          <TaskHead key={task.id} task={task} />
        ))}
      </tr>
      <tr>
        <th scope="row">
          <Trans>Weight</Trans>
        </th>
        <td>–</td>
        {book.tasks.map((task) => (
          <td key={task.id} className={styles.weight}>
            {weighing ? (
              <WeightField key={task.weight} task={task} />
            ) : (
              `× ${formatMark(locale, task.weight)}`
            )}
          </td>
        ))}
      </tr>
    </thead>
  )
}

function TaskHead({ task }: { task: GradebookTask }) {
  const { locale, to } = useAddress()
  const { id, title, dueAt } = task
  const most = formatMark(locale, task.maxMark)
  const due = dueAt === null ? null : formatDay(locale, new Date(dueAt))
  return (
    <th scope="col" className={styles.task}>
      <a dir="auto" href={to(`/teach/assignment?id=${id}`)} title={title}>
        <bdi>{title}</bdi>
      </a>
      <small>
        <Trans>of {most}</Trans>
      </small>
      {due !== null && (
        <small>
          <Trans>Due {due}</Trans>
        </small>
      )}
    </th>
  )
}

interface RowProps {
  row: GradebookRow
  roomId: number
  isFirst: boolean
}

/** Two thousand cells are not made again because a field above them is open. */
const Row = memo(function Row({ row, roomId, isFirst }: RowProps) {
  const { locale, to } = useAddress()
  const { learner, cells, mean } = row
  const name = personName(learner)
  return (
    <tr>
      <th scope="row" aria-label={name}>
        <a
          href={to(`/teach/student?id=${learner.studentId}&class=${roomId}`)}
          tabIndex={isFirst ? 0 : -1}
        >
          <bdi>{name}</bdi>
        </a>
      </th>
      <td className={styles.mean}>{formatShare(locale, mean)}</td>
      {cells.map((cell) => (
        <MarkCell key={cell.task.id} cell={cell} studentId={learner.studentId} name={name} />
      ))}
    </tr>
  )
})

function Foot({ table, label }: { table: Table; label: string }) {
  const { locale } = useAddress()
  return (
    <tfoot>
      <tr>
        <th scope="row">{label}</th>
        <td className={styles.mean}>{formatShare(locale, table.classMean)}</td>
        {table.taskMeans.map((share, at) => (
          <td key={table.rows[0]?.cells[at]?.task.id ?? at} className={styles.mean}>
            {formatShare(locale, share)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
