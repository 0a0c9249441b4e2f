import type { ChartData } from './chart-data.ts'
import { PALETTES } from './palettes.ts'

/** What is drawn, in ECharts' words. Colours come from the look; each series has its own mark as well. */

export interface ChartLook {
  ink: string
  line: string
  /** What the chart lies on. */
  ground: string
  colours: string[]
  font: string
  large: boolean
  /** How many pixels there are across. */
  width: number
  /** Titles begin at the right. */
  rtl: boolean
  /** What is said about the chart to those who do not see it. */
  about: string
}

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow']
const LINE = 26

const isShare = ({ yWord }: ChartData): boolean => yWord === 'share' || yWord === 'cumulative'
const percent = (value: number): string => `${Number((value * 100).toPrecision(3))}%`
const labelStyle = (look: ChartLook, size = look.large ? 13 : 10) => ({
  color: look.ink,
  fontFamily: look.font,
  fontSize: size,
})

/** Where the rows above the drawing begin: title, names of the series, what goes up. */
function rowsAbove(data: ChartData, look: ChartLook) {
  const legend = look.large && data.title ? LINE : 0
  const name = legend + (look.large && data.series.length > 1 ? LINE : 0)
  return { legend, name, drawing: name + (look.large && data.yName ? LINE : 6) + 4 }
}

/** Names of the axes are lines of their own: beside the axis they would be cut off on a phone. */
function titles(data: ChartData, look: ChartLook) {
  const row = (text: string, size: number, place: object, weight = 400) => ({
    text,
    padding: 0,
    textStyle: {
      ...labelStyle(look, size),
      fontWeight: weight,
      width: look.width - 12,
      overflow: 'truncate',
    },
    ...place,
  })
  const { name } = rowsAbove(data, look)
  const hasAxes = data.kind !== 'pie' && data.kind !== 'heatmap'
  return [
    ...(data.title ? [row(data.title, 16, { top: 2, [look.rtl ? 'right' : 'left']: 4 }, 600)] : []),
    ...(hasAxes && data.yName ? [row(data.yName, 13, { top: name + 4, left: 4 })] : []),
    ...(hasAxes && data.xName ? [row(data.xName, 13, { bottom: 2, left: 'center' })] : []),
  ]
}

/** Every category keeps its name where that can be read: in several lines, or else at a slant. */
function categoryLabels(names: readonly string[], look: ChartLook) {
  const room = (look.width - (look.large ? 76 : 40)) / Math.max(1, names.length)
  const size = look.large ? 13 : 10
  const words = names.flatMap((name) => name.split(/\s+/))
  const longest = Math.max(0, ...words.map((word) => word.length)) * size * 0.62
  if (longest <= room - 4)
    return { interval: 0, width: Math.max(20, room - 4), overflow: 'break', lineHeight: size + 3 }
  const slanted = { rotate: 40, width: look.large ? 96 : 54, overflow: 'truncate' }
  return room >= size + 3 ? { ...slanted, interval: 0 } : { ...slanted, hideOverlap: true }
}

function axes(data: ChartData, look: ChartLook) {
  const style = labelStyle(look)
  const shared = {
    axisLabel: style,
    axisLine: { lineStyle: { color: look.line } },
    splitLine: { lineStyle: { color: look.line } },
  }
  const { categories } = data
  // A range is named by where it begins.
  const begin = (range: string): string => range.split('–')[0] ?? range
  const shown = data.ranges ? categories?.map(begin) : categories
  const labels = shown ? categoryLabels(shown, look) : {}
  return {
    xAxis: {
      ...shared,
      type: categories ? 'category' : 'value',
      ...(categories && { data: categories }),
      axisLabel: {
        ...style,
        ...(categories ? labels : { hideOverlap: true }),
        ...(data.ranges && { formatter: begin }),
      },
      scale: true,
    },
    yAxis: {
      ...shared,
      type: 'value',
      axisLabel: { ...style, ...(isShare(data) && { formatter: percent }) },
      scale: data.kind === 'scatter' || data.kind === 'box',
    },
    grid: {
      left: 8,
      right: 14,
      top: rowsAbove(data, look).drawing,
      bottom: look.large && data.xName ? 24 : 4,
      containLabel: true,
    },
  }
}

function barOf(data: ChartData) {
  return {
    type: 'bar',
    // Ranges of several groups lie over one another: side by side they would be hairs.
    ...(data.ranges ? { barGap: '-100%', itemStyle: { opacity: 0.62 } } : { barGap: '4%' }),
    barCategoryGap: data.ranges || data.kind === 'histogram' ? '2%' : '25%',
  }
}

function seriesFor(data: ChartData, look: ChartLook) {
  const bars = data.series.filter(({ curve }) => !curve).length
  const colours = coloursOf(data, look)
  return data.series.map(({ name, values, curve }, at) => {
    const symbol = SYMBOLS[at % SYMBOLS.length]
    const base = { name, data: values }
    if (curve) {
      const color = bars > 1 ? colours[(at - bars) % colours.length] : look.ink
      const lineStyle = { width: look.large ? 2.5 : 1.5, color }
      return { ...base, type: 'line', smooth: true, symbol: 'none', lineStyle, color, z: 3 }
    }
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
        ...(data.kind === 'area' && { areaStyle: { opacity: 0.35 } }),
      }
    return { ...base, ...barOf(data) }
  })
}

function pieOption(data: ChartData, look: ChartLook) {
  const values = data.series[0]?.values as (number | null)[]
  const slices = (data.categories ?? []).map((name, at) => ({ name, value: values[at] ?? 0 }))
  return {
    series: [
      {
        type: 'pie',
        radius: look.width < 420 ? '46%' : '58%',
        center: ['50%', look.large && data.title ? '56%' : '50%'],
        data: slices,
        itemStyle: { borderColor: look.ground, borderWidth: 2 },
        label: {
          ...labelStyle(look, look.large ? 13 : 9),
          formatter: ({ name, percent: share }: { name: string; percent: number }) =>
            look.large ? `${name}\n${Number(share.toFixed(1))}%` : name,
          alignTo: 'edge',
          edgeDistance: 4,
        },
        labelLine: { length: look.large ? 10 : 4, length2: look.large ? 8 : 3 },
      },
    ],
  }
}

function heatOption(data: ChartData, look: ChartLook) {
  const style = labelStyle(look, look.large ? 12 : 8)
  const count = data.categories?.length ?? 1
  const cell = (look.width - 110) / count
  const axis = { type: 'category', data: data.categories }
  const label = { ...style, interval: 0, width: 92, overflow: 'truncate' }
  return {
    xAxis: { ...axis, axisLabel: { ...label, rotate: 40 } },
    yAxis: { ...axis, axisLabel: label },
    grid: { left: 8, right: 14, top: data.title ? 36 : 10, bottom: 8, containLabel: true },
    visualMap: {
      min: -1,
      max: 1,
      show: false,
      inRange: { color: ['#c2410c', '#f6f4ee', '#0f766e'] },
    },
    series: [
      {
        type: 'heatmap',
        data: data.series[0]?.values,
        label: {
          show: look.large && cell >= 30,
          fontFamily: look.font,
          fontSize: cell >= 44 ? 13 : 11,
          formatter: ({ value }: { value: (number | null)[] }) => (value[2] ?? 0).toFixed(2),
        },
      },
    ],
  }
}

const coloursOf = (data: ChartData, look: ChartLook): readonly string[] =>
  PALETTES[data.colours ?? ''] ?? look.colours

function tooltip(data: ChartData, look: ChartLook) {
  if (!look.large || data.kind === 'heatmap') return undefined
  return {
    trigger: data.kind === 'scatter' || data.kind === 'pie' ? 'item' : 'axis',
    confine: true,
    backgroundColor: look.ground,
    borderColor: look.line,
    textStyle: labelStyle(look),
    ...(isShare(data) && { valueFormatter: percent }),
  }
}

export function chartOption(data: ChartData, look: ChartLook): Record<string, unknown> {
  const many = data.series.length > 1 && look.large
  const isMixed = many && data.series.filter(({ curve }) => !curve).length > 1
  const base = {
    animation: false,
    color: coloursOf(data, look),
    textStyle: { fontFamily: look.font, color: look.ink },
    ...(look.large && { backgroundColor: look.ground }),
    title: look.large ? titles(data, look) : undefined,
    legend: many
      ? {
          type: 'scroll',
          top: rowsAbove(data, look).legend,
          textStyle: labelStyle(look),
          pageTextStyle: labelStyle(look),
          pageIconColor: look.ink,
          pageIconInactiveColor: look.line,
        }
      : undefined,
    tooltip: tooltip(data, look),
    aria: {
      enabled: true,
      label: { description: look.about },
      // Only where colours have to be told from one another.
      decal: { show: data.kind === 'pie' ? look.large : isMixed && data.kind !== 'scatter' },
    },
  }
  if (data.kind === 'pie') return { ...base, ...pieOption(data, look) }
  if (data.kind === 'heatmap') return { ...base, ...heatOption(data, look) }
  return { ...base, ...axes(data, look), series: seriesFor(data, look) }
}
