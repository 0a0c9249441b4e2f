import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure, type Preview } from '@panya/engines/flow/flow-value.ts'
import { allProvinces, provinceOf } from '@panya/engines/tabular/province-names.ts'
import { columnOf, numbersOf } from '@panya/engines/tabular/table.ts'
import { choice, columnParam, maybeColumn } from '../../../../flow-kit/param-forms.ts'
import { chart, chartRun, summaryOf } from './chart.ts'

/** Values by province on a map. */

export interface ThaiMapData {
  title: string
  valueName: string
  /** By the English name, in the order of the sample table. */
  provinces: { name: string; nameTh: string; value: number | null }[]
  /** Names that are no province. */
  unknown: string[]
  colours?: string
}

const thaiMap = chart(
  'map',
  [
    columnParam('province'),
    maybeColumn('value', 'count'),
    choice('summary', ['sum', 'mean'], 'chart-summary'),
  ],
  (c) =>
    c.params.value
      ? py`${c.input('table')}.groupby(${c.param('province')})[${c.param('value')}].${summaryOf(c)}().sort_values().plot.barh()`
      : py`${c.input('table')}[${c.param('province')}].value_counts().plot.barh()`,
)

const runThaiMap = chartRun(thaiMap, (io) => {
  const table = io.table()
  const names = columnOf(table, io.text('province')).data
  const values = io.text('value') ? numbersOf(table, io.text('value')) : null
  const sums = new Map<string, { sum: number; count: number }>()
  const unknown = new Set<string>()
  names.forEach((cell, row) => {
    const name = provinceOf(String(cell ?? ''))
    if (!name) {
      if (cell !== null) unknown.add(String(cell))
      return
    }
    const value = values ? values[row] : 1
    if (value === null || value === undefined) return
    const { sum, count } = sums.get(name) ?? { sum: 0, count: 0 }
    sums.set(name, { sum: sum + value, count: count + 1 })
  })
  if (sums.size === 0) throw new FlowFailure('no-provinces', { column: io.text('province') })
  const mean = io.text('summary') === 'mean' && values !== null
  const data: ThaiMapData = {
    title: io.text('title'),
    valueName: io.text('value') || '#',
    provinces: allProvinces().map(({ name, nameTh }) => {
      const found = sums.get(name)
      return { name, nameTh, value: found ? (mean ? found.sum / found.count : found.sum) : null }
    }),
    unknown: [...unknown].slice(0, 20),
  }
  const preview: Preview = { kind: 'chart', chart: 'thai-map', data }
  return { outputs: {}, preview }
})

export const THAI_MAP = [thaiMap]

export const THAI_MAP_RUNS = [runThaiMap]
