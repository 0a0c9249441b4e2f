import type { ChartData } from './chart-data.ts'
import { type ChartLook, labelStyle, markStyle } from './chart-look.ts'
import { pieSlices, type Slice } from './pie-slices.ts'
import { shortened } from './text-width.ts'

/** Slices of a whole, the small ones as one. */

export const slicesOf = (data: ChartData, others: ChartLook['others']): Slice[] =>
  pieSlices(data.categories ?? [], (data.series[0]?.values ?? []) as (number | null)[], others)

const short = (value: number): number => Number(value.toPrecision(5))

/** What a slice is made of, line by line; as text, for names may hold anything. */
function tooltipOf(slice: Slice, share: number): HTMLElement {
  const element = document.createElement('div')
  element.style.whiteSpace = 'pre-line'
  const parts = slice.parts?.slice(0, 20).map(({ name, value }) => `${name}: ${short(value)}`) ?? []
  const more = slice.parts && slice.parts.length > 20 ? ['…'] : []
  const head = `${slice.name}: ${short(slice.value)} (${Number(share.toFixed(1))}%)`
  element.textContent = [head, ...parts, ...more].join('\n')
  return element
}

export function pieOption(data: ChartData, look: ChartLook) {
  const slices = slicesOf(data, look.others)
  const size = look.large ? 13 : 9
  // A slice of several is as much selected as the most selected of them.
  const style = (slice: Slice): object => {
    const shares = slice.of.map((mark) => look.marked?.[mark] ?? 0)
    const strongest = slice.of[shares.indexOf(Math.max(...shares))] ?? 0
    const hasCursor = look.cursor !== undefined && look.cursor !== null
    const at = hasCursor && slice.of.includes(look.cursor!) ? look.cursor! : strongest
    return markStyle({ ...look, cursor: at === look.cursor ? at : null }, at)
  }
  return {
    series: [
      {
        type: 'pie',
        radius: look.width < 420 ? '46%' : '58%',
        center: ['50%', look.large && data.title ? '56%' : '50%'],
        data: slices.map((slice) => ({
          name: slice.name,
          value: slice.value,
          mark: slice.of[0],
          marks: slice.of,
          itemStyle: { borderColor: look.ground, borderWidth: 2, ...style(slice) },
        })),
        tooltip: {
          formatter: ({ dataIndex, percent }: { dataIndex: number; percent: number }) =>
            tooltipOf(slices[dataIndex]!, percent),
        },
        label: {
          ...labelStyle(look, size),
          formatter: ({ name, percent: share }: { name: string; percent: number }) => {
            const label = shortened(name, size, Math.max(50, look.width * 0.24))
            return look.large ? `${label}\n${Number(share.toFixed(1))}%` : label
          },
          alignTo: 'edge',
          edgeDistance: 4,
        },
        labelLayout: { hideOverlap: true },
        labelLine: { length: look.large ? 10 : 4, length2: look.large ? 8 : 3 },
      },
    ],
  }
}
