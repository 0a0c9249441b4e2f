import type { ChartData } from './chart-data.ts'
import { type ChartLook, labelStyle } from './chart-look.ts'
import { rowsAbove } from './chart-rows.ts'
import { labelLines } from './label-lines.ts'
import { shortened } from './text-width.ts'
import { momentText, timeTicks } from './time-ticks.ts'

/** The two axes. Labels never lie over one another: they wrap, slant, are shortened, or some are left out. */

export const isShare = ({ yWord }: ChartData): boolean =>
  yWord === 'share' || yWord === 'cumulative'
export const percent = (value: number): string => `${Number((value * 100).toPrecision(3))}%`

export const hasTimeAxis = ({ times, xIsTime }: ChartData): boolean => Boolean(times ?? xIsTime)

/** Every category keeps its name where that can be read: in several lines, or else at a slant. */
function categoryLabels(names: readonly string[], look: ChartLook) {
  const room = (look.width - (look.large ? 76 : 40)) / Math.max(1, names.length)
  const size = look.large ? 13 : 10
  const lines = new Map(
    names.map((name) => [
      name,
      labelLines(name, { size, room: Math.max(20, room - 4), most: look.large ? 5 : 3 }),
    ]),
  )
  // The lines are ours: ECharts would break Thai inside words.
  if ([...lines.values()].every((one) => one !== null))
    return {
      interval: 0,
      lineHeight: size + 3,
      formatter: (name: string) => lines.get(name)?.join('\n') ?? name,
    }
  const most = look.large ? 96 : 54
  return {
    rotate: 40,
    // Both: whole letters are cut by us, and what the browser draws wider than we thought by ECharts.
    width: most,
    overflow: 'truncate',
    formatter: (name: string) => shortened(name, size, most),
    ...(room >= size + 3 ? { interval: 0 } : { interval: 'auto' }),
  }
}

const DAY = 86_400_000

/** From the first to the last day; bars have half their width to either side. */
function timeExtent(data: ChartData): [number, number] {
  const times =
    data.times ??
    data.series.flatMap(({ values }) => (values as (number | null)[][]).flatMap(([x]) => x ?? []))
  let [from, to] = [Infinity, -Infinity]
  for (const at of times) [from, to] = [Math.min(from, at), Math.max(to, at)]
  if (!(from <= to)) return [0, DAY]
  const isBar = data.kind === 'bar'
  const pad = from === to ? DAY : isBar ? (to - from) / Math.max(2, times.length) / 1.5 : 0
  return [from - pad, to + pad]
}

function timeAxis(data: ChartData, look: ChartLook) {
  const [min, max] = timeExtent(data)
  const room = look.width - (look.large ? 84 : 48)
  const time = { language: look.language, era: data.era }
  const most = Math.floor(room / (look.large ? 62 : 48))
  const ticks = timeTicks(min, max, { ...time, most })
  const names = new Map(ticks.map(({ at, label }) => [at, label]))
  const customValues = ticks.map(({ at }) => at)
  return {
    // A plain line of numbers: days are told apart here, not by the clock of the browser.
    type: 'value',
    min,
    max,
    axisLabel: {
      customValues,
      hideOverlap: true,
      formatter: (at: number) => names.get(at) ?? '',
      lineHeight: look.large ? 16 : 12,
    },
    axisTick: { customValues },
    splitLine: { show: false },
    axisPointer: {
      label: { formatter: ({ value }: { value: number }) => momentText(value, time) },
    },
  }
}

export function axes(data: ChartData, look: ChartLook) {
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
  const time = hasTimeAxis(data) ? timeAxis(data, look) : null
  const labels = shown && !time ? categoryLabels(shown, look) : {}
  return {
    xAxis: {
      ...shared,
      scale: true,
      ...(time ?? {
        type: categories ? 'category' : 'value',
        ...(categories && { data: categories }),
      }),
      axisLabel: {
        ...style,
        hideOverlap: true,
        ...labels,
        ...(data.ranges && { formatter: begin }),
        ...time?.axisLabel,
      },
    },
    yAxis: {
      ...shared,
      type: 'value',
      axisLabel: {
        ...style,
        hideOverlap: true,
        ...(isShare(data) && { formatter: percent }),
      },
      scale: data.kind === 'scatter' || data.kind === 'box',
    },
    grid: {
      left: 8,
      right: time ? 24 : 14,
      top: rowsAbove(data, look).drawing,
      bottom: look.large && data.xName ? 24 : 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
  }
}
