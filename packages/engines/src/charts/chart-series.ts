import { hasTimeAxis } from './chart-axes.ts'
import type { ChartData } from './chart-data.ts'
import { type ChartLook, coloursOf, markStyle } from './chart-look.ts'

/** Bars, lines, points and boxes; each series has its own mark as well as its colour. */

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow']

type Series = ChartData['series'][number]

function barOf(data: ChartData) {
  return {
    type: 'bar',
    // Ranges of several groups lie over one another: side by side they would be hairs.
    ...(data.ranges ? { barGap: '-100%', itemStyle: { opacity: 0.62 } } : { barGap: '4%' }),
    barCategoryGap: data.ranges || data.kind === 'histogram' ? '2%' : '25%',
    ...(hasTimeAxis(data) && { barMinWidth: 2, barMaxWidth: 40 }),
  }
}

/** Marks are counted series by series, as the links of the data are. */
export function firstMark(data: ChartData, at: number): number {
  return data.series.slice(0, at).reduce((sum, { values }) => sum + values.length, 0)
}

/** A line goes on over days that only other series have; where its own value is missing it may break. */
function itemsOf(data: ChartData, look: ChartLook, series: Series, first: number): object[] {
  const isLine = data.kind === 'line' || data.kind === 'area'
  const missing = new Set(series.missing)
  const isFlat = look.marked === null && look.cursor === null
  return (series.values as unknown[]).flatMap((value, at) => {
    if (isLine && !series.curve && value === null && !missing.has(at)) return []
    const placed = data.times ? [data.times[at], value] : isLine ? [at, value] : value
    const item = { value: placed, mark: first + at }
    return [isFlat || series.curve ? item : { ...item, itemStyle: markStyle(look, first + at) }]
  })
}

export function seriesFor(data: ChartData, look: ChartLook) {
  const bars = data.series.filter(({ curve }) => !curve).length
  const colours = coloursOf(data, look)
  return data.series.map((one, at) => {
    const { name, values, curve } = one
    const symbol = SYMBOLS[at % SYMBOLS.length]
    if (curve) {
      const color = bars > 1 ? colours[(at - bars) % colours.length] : look.ink
      const lineStyle = { width: look.large ? 2.5 : 1.5, color }
      const line = { type: 'line', smooth: true, symbol: 'none', lineStyle, color, z: 3 }
      return { name, data: values, silent: true, ...line }
    }
    const base = { name, data: itemsOf(data, look, one, firstMark(data, at)) }
    if (data.kind === 'scatter')
      return { ...base, type: 'scatter', symbol, symbolSize: look.large ? 8 : 5 }
    if (data.kind === 'box')
      return {
        ...base,
        type: 'boxplot',
        itemStyle: { color: look.ground, borderColor: colours[0], borderWidth: 2 },
      }
    if (data.kind === 'line' || data.kind === 'area')
      return {
        ...base,
        type: 'line',
        symbol,
        symbolSize: look.large ? 7 : 4,
        showAllSymbol: values.length <= 400,
        connectNulls: !data.gaps,
        ...(data.kind === 'area' && { areaStyle: { opacity: 0.35 } }),
      }
    return { ...base, ...barOf(data) }
  })
}
