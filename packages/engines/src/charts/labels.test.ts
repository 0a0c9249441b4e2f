import { init } from 'echarts/core'
import { expect, test } from 'vitest'
import type { ChartData } from './chart-data.ts'
import type { ChartLook } from './chart-look.ts'
import { chartOption } from './chart-option.ts'
// Tells ECharts what there is to draw with.
import './draw-chart.ts'

/** Charts of all kinds and sizes are laid out; no label may lie over another. */

const NAMES: ((at: number) => string)[] = [
  (at) => `n${at}`,
  (at) => `A rather long name of a place ${at}`,
  (at) => `โรงเรียนบ้านหนองน้ำใสวิทยาคม${at}`,
  (at) => `مدرسة المدينة الكبيرة ${at}`,
  (at) => `第${at}中学校区`,
  (at) => 'W'.repeat(1 + (at % 40)),
]
const SIZES = [
  { width: 358, height: 300, large: true },
  { width: 900, height: 300, large: true },
  { width: 200, height: 140, large: false },
]

const look = (width: number, large: boolean): ChartLook => ({
  ink: '#111111',
  line: '#cccccc',
  ground: '#ffffff',
  colours: ['#0f766e', '#c2410c', '#4338ca'],
  font: 'sans-serif',
  large,
  width,
  rtl: false,
  language: 'en',
  about: '',
  others: (count) => `Others (${count})`,
  marked: null,
  cursor: null,
})

type Point = readonly [number, number]
interface Label {
  text: string
  owner: unknown
  corners: Point[]
}

function labelsOf(data: ChartData, { width, height, large }: (typeof SIZES)[number]): Label[] {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(chartOption(data, look(width, large)))
  // Lays everything out.
  chart.renderToSVGString()
  const all = chart.getZr().storage.getDisplayList(true) as unknown as {
    type: string
    style: { text?: string }
    parent: unknown
    ignore: boolean
    __clipPaths?: unknown[]
    transform?: number[]
    getBoundingRect: () => { x: number; y: number; width: number; height: number }
  }[]
  const labels = all.flatMap((item): Label[] => {
    // Pages of a legend that are not open are cut away.
    const isCut = (item.__clipPaths?.length ?? 0) > 0
    if (item.type !== 'tspan' || !item.style.text?.trim() || item.ignore || isCut) return []
    const { x, y, width: w, height: h } = item.getBoundingRect()
    const [a, b, c, d, e, f] = item.transform ?? [1, 0, 0, 1, 0, 0]
    const corners = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ].map(([px, py]): Point => [a! * px! + c! * py! + e!, b! * px! + d! * py! + f!])
    return [{ text: item.style.text, owner: item.parent ?? item, corners }]
  })
  chart.dispose()
  return labels
}

/** Two turned boxes lie apart when a line along one of their sides goes between them. */
function overlap(a: Label, b: Label): boolean {
  const axes = [a, b].flatMap(({ corners: [p, q, r] }) =>
    [
      [p!, q!],
      [q!, r!],
    ].map(([s, t]): Point => [t![1] - s![1], s![0] - t![0]]),
  )
  return axes.every(([x, y]) => {
    const along = (label: Label) => label.corners.map(([px, py]) => px * x + py * y)
    const [one, two] = [along(a), along(b)]
    const slack = Math.hypot(x, y)
    return (
      Math.min(Math.max(...one), Math.max(...two)) - Math.max(Math.min(...one), Math.min(...two)) >
      slack
    )
  })
}

function clashes(labels: readonly Label[]): string[] {
  return labels.flatMap((a, at) =>
    labels
      .slice(at + 1)
      .filter((b) => a.owner !== b.owner && overlap(a, b))
      .map((b) => `${a.text} | ${b.text}`),
  )
}

const wave = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => ((at * 37) % 101) + 1)

function chartOf(
  kind: string,
  count: number,
  name: (at: number) => string,
  series: number,
): ChartData {
  const categories = Array.from({ length: count }, (_, at) => name(at))
  const base = { kind, title: name(3), xName: name(1), yName: name(2) }
  const values = wave(count)
  if (kind === 'scatter')
    return { ...base, series: [{ name: 'a', values: values.map((y, x) => [x * 1_000_000, y]) }] }
  if (kind === 'heatmap')
    return {
      ...base,
      categories,
      series: [
        { name: '', values: categories.flatMap((_, y) => categories.map((__, x) => [x, y, -0.5])) },
      ],
    }
  if (kind === 'box')
    return {
      ...base,
      categories,
      series: [{ name: 'a', values: values.map((v) => [v, v + 1, v + 2, v + 3, v + 4]) }],
    }
  const times = categories.map((_, at) => Date.UTC(2023, 0, 1 + at * 11))
  const [drawn, isTime] = kind.endsWith('-time') ? [kind.slice(0, -5), true] : [kind, false]
  return {
    ...base,
    kind: drawn,
    categories,
    ...(isTime && { times }),
    series: Array.from({ length: series }, (_, at) => ({ name: name(at), values })),
  }
}

const KINDS = [
  'bar',
  'line',
  'pie',
  'scatter',
  'histogram',
  'box',
  'heatmap',
  'bar-time',
  'line-time',
]

test.each(KINDS)('no two labels of a %s chart lie over one another', (kind) => {
  const found: string[] = []
  let labels = 0
  for (const size of SIZES)
    for (const [script, name] of NAMES.entries())
      for (const [count, series] of [
        [1, 1],
        [6, 2],
        [60, 1],
        [90, 9],
      ] as const) {
        if (kind === 'heatmap' && count > 20) continue
        const laid = labelsOf(chartOf(kind, count, name, series), size)
        labels += laid.length
        for (const clash of clashes(laid)) found.push(`${size.width} ${script} ${count}: ${clash}`)
      }
  expect(labels).toBeGreaterThan(100)
  expect(found).toEqual([])
})
