import type { ChartData } from './chart-data.ts'
import { type ChartLook, labelStyle } from './chart-look.ts'
import { shortened, textWidth } from './text-width.ts'

/** The rows above and below a drawing: title, names of the series, names of the axes. */

const LINE = 26
const MARK = 38
const MOST_ROWS = 3

const legendName = (name: string, look: ChartLook): string =>
  shortened(name, 13, Math.min(200, look.width / 2))

/** How many lines the names of the series fill. */
function legendRows(data: ChartData, look: ChartLook): number {
  if (!look.large || data.kind === 'pie' || data.series.length < 2) return 0
  let [rows, used] = [1, 0]
  for (const { name } of data.series) {
    const width = MARK + textWidth(legendName(name, look), 13) + 10
    if (used > 0 && used + width > look.width - 16) [rows, used] = [rows + 1, 0]
    used += width
  }
  return rows
}

/** Where the rows above the drawing begin. */
export function rowsAbove(data: ChartData, look: ChartLook) {
  const legend = look.large && data.title ? LINE : 0
  const name = legend + LINE * Math.min(MOST_ROWS, legendRows(data, look))
  return { legend, name, drawing: name + (look.large && data.yName ? LINE : 6) + 4 }
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
    itemGap: 10,
    formatter: (name: string) => legendName(name, look),
    tooltip: { show: true },
    textStyle: labelStyle(look),
    pageTextStyle: labelStyle(look),
    pageIconColor: look.ink,
    pageIconInactiveColor: look.line,
  }
}
