import type { ChartData } from './chart-data.ts'
import { type ChartLook, labelStyle } from './chart-look.ts'
import { shortened, textWidth } from './text-width.ts'

/** The rows above and below a drawing: title, names of the series, names of the axes. */

const LINE = 26
/** The mark before a name. */
const MARK = 34
const GAP = 10
const MOST_ROWS = 3

/** Every name has the same room, so that they stand in columns and what does not fit is cut. */
function legendName(data: ChartData, look: ChartLook): number {
  const longest = Math.max(0, ...data.series.map(({ name }) => textWidth(name, 13)))
  return Math.ceil(Math.min(longest + 4, 180, look.width / 2 - MARK))
}

/** How many lines the names of the series fill. */
function legendRows(data: ChartData, look: ChartLook): number {
  if (!look.large || data.kind === 'pie' || data.series.length < 2) return 0
  const across = Math.floor((look.width - 16) / (MARK + legendName(data, look) + GAP))
  return Math.ceil(data.series.length / Math.max(1, across))
}

/** Where the rows above the drawing begin. */
export function rowsAbove(data: ChartData, look: ChartLook) {
  const first = look.large && data.title ? LINE : 0
  const name = first + LINE * Math.min(MOST_ROWS, legendRows(data, look))
  return { legend: first, name, drawing: name + (look.large && data.yName ? LINE : 6) + 4 }
}

/** Names of the axes are lines of their own: beside the axis they would be cut off on a phone. */
export function titles(data: ChartData, look: ChartLook) {
  const row = (text: string, size: number, place: object, weight = 400) => ({
    text: shortened(text, size, look.width - 12),
    padding: 0,
    textStyle: { ...labelStyle(look, size), fontWeight: weight },
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

/** The names of the series wrap; only when there are very many they are paged. */
export function legend(data: ChartData, look: ChartLook) {
  const rows = legendRows(data, look)
  if (rows === 0) return undefined
  return {
    type: rows > MOST_ROWS ? 'scroll' : 'plain',
    top: rowsAbove(data, look).legend,
    left: 8,
    width: look.width - 16,
    itemGap: GAP,
    tooltip: { show: true },
    textStyle: { ...labelStyle(look), width: legendName(data, look), overflow: 'truncate' },
    pageTextStyle: labelStyle(look),
    pageIconColor: look.ink,
    pageIconInactiveColor: look.line,
  }
}
