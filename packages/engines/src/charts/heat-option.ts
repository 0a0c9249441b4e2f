import type { ChartData } from './chart-data.ts'
import { type ChartLook, labelStyle } from './chart-look.ts'
import { shortened, textWidth } from './text-width.ts'

/** Every column against every other, as colours with numbers. */

/** What is left for the cells of a chart below its title and above slanted names. */
const LEAST_HEIGHT = 160

export function heatOption(data: ChartData, look: ChartLook) {
  const size = look.large ? 12 : 8
  const style = labelStyle(look, size)
  const names = data.categories ?? []
  const cell = (look.width - 110) / Math.max(1, names.length)
  const number = cell >= 44 ? 13 : 11
  const fits = names.every((name) => textWidth(name, size) <= cell - 6)
  const axis = { type: 'category', data: names }
  const label = {
    ...style,
    interval: 0,
    hideOverlap: true,
    formatter: (name: string) => shortened(name, size, look.large ? 92 : 46),
  }
  return {
    xAxis: { ...axis, axisLabel: { ...label, rotate: fits ? 0 : 40 } },
    yAxis: { ...axis, axisLabel: label },
    grid: {
      left: 8,
      right: 14,
      top: look.large && data.title ? 36 : 10,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
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
          show:
            look.large &&
            cell >= textWidth('-0.00', number) + 4 &&
            names.length * (number + 4) <= LEAST_HEIGHT,
          fontFamily: look.font,
          fontSize: number,
          formatter: ({ value }: { value: (number | null)[] }) => (value[2] ?? 0).toFixed(2),
        },
      },
    ],
  }
}
