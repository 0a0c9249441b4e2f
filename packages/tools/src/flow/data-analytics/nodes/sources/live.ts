import { FlowFailure, type Preview } from '@panya/engines/flow/flow-value.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { type Cell, madeColumn, tableFrom } from '@panya/engines/tabular/table.ts'
import { type TableIo, tableResult, tableRun } from '@panya/engines/tabular/tabular-op.ts'
import { choice, decimal, textParam, whole } from '../../../../flow-kit/param-forms.ts'
import { READ_TABLE_HELPER, readTable } from '../../../../flow-kit/python-tables.ts'
import { tableNode } from '../define.ts'

/** Sources that keep sending: a board, the microphone, a timer, the attendance of a class. */

const keep = whole('keep', 200, 10, 2000)

/** What was recorded is saved from the node and read by the program. */
const recorded = (live: NonNullable<NodeType['live']>, file: string) => ({
  inputs: [],
  live,
  helpers: [READ_TABLE_HELPER],
  reads: () => file,
  code: readTable,
})

/** What a live source has sent so far: the names, then a list per row. The newest are shown. */
const live = {
  run: (io: TableIo) => {
    const value = io.value('live')
    if (value.type !== 'list') throw new FlowFailure('lost-value')
    const [names = [], ...rows] = value.value as Cell[][]
    const table = tableFrom(
      names.map((name, at) =>
        madeColumn(
          String(name),
          rows.map((row) => row[at] ?? null),
        ),
      ),
    )
    const columns = table.columns.map(({ name, type }) => ({ name, type }))
    const preview = { kind: 'table', columns, head: rows.slice(-8).toReversed(), rows: rows.length }
    return { ...tableResult(table), preview: preview as Preview }
  },
}

const board = tableNode('board', 'source', {
  ...recorded('serial', 'readings.csv'),
  params: [keep],
  variable: 'readings',
})

const runBoard = tableRun(board, live)

const microphone = tableNode('microphone', 'source', {
  ...recorded('microphone', 'readings.csv'),
  params: [keep],
  variable: 'sound',
})

const runMicrophone = tableRun(microphone, live)

const timer = tableNode('timer', 'source', {
  ...recorded('timer', 'readings.csv'),
  params: [decimal('every', 1, 0.1, 3600, 0.1), keep],
  variable: 'ticks',
})

const runTimer = tableRun(timer, live)

const attendance = tableNode('attendance', 'source', {
  ...recorded('attendance', 'attendance.csv'),
  params: [
    // Chosen in the details, where the teacher's classes are listed.
    { ...textParam('class'), showIf: { param: 'class', is: [] } },
    choice('what', ['days', 'learners'], 'attendance'),
    choice('period', ['month', 'week', 'term']),
  ],
  variable: 'attendance',
})

const runAttendance = tableRun(attendance, live)

export const LIVE = [board, microphone, timer, attendance]

export const LIVE_RUNS = [runBoard, runMicrophone, runTimer, runAttendance]
