import type { ChartData } from '@panya/engines/charts/chart-data.ts'

/** The numbers a chart is drawn from, as rows for a spreadsheet. */

type Row = (string | number | null)[]

const BOX = ['min', '25%', '50%', '75%', 'max']

export function chartTable(data: ChartData): Row[] {
  const { kind, categories = [], series, xName, yName } = data
  if (kind === 'scatter')
    return [
      ['', xName, yName],
      ...series.flatMap(({ name, values }) => (values as Row[]).map((point) => [name, ...point])),
    ]
  if (kind === 'box') {
    const boxes = (series[0]?.values ?? []) as Row[]
    return [[xName, ...BOX], ...categories.map((name, at) => [name, ...(boxes[at] ?? [])])]
  }
  if (kind === 'heatmap') {
    const cells = (series[0]?.values ?? []) as number[][]
    const valueAt = (x: number, y: number) =>
      cells.find(([a, b]) => a === x && b === y)?.[2] ?? null
    return [
      ['', ...categories],
      ...categories.map((name, y) => [name, ...categories.map((_, x) => valueAt(x, y))]),
    ]
  }
  return [
    [xName, ...series.map(({ name }) => name)],
    ...categories.map((name, at) => [
      name,
      ...series.map(({ values }) => (values as (number | null)[])[at] ?? null),
    ]),
  ]
}
