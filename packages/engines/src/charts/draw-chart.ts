import {
  BarChart,
  BoxplotChart,
  HeatmapChart,
  LineChart,
  PieChart,
  ScatterChart,
} from 'echarts/charts'
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'
import { brushed, watchFrame } from './chart-brush.ts'
import type { ChartData } from './chart-data.ts'
import type { ChartLook } from './chart-look.ts'
import { chartOption } from './chart-option.ts'

/** Draws charts with ECharts; this file is loaded only when there is a chart. */

register([
  BarChart,
  BoxplotChart,
  HeatmapChart,
  LineChart,
  PieChart,
  ScatterChart,
  AriaComponent,
  GridComponent,
  LabelLayout,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
  CanvasRenderer,
  SVGRenderer,
])

type Marking = Required<Pick<ChartLook, 'marked' | 'cursor'>>

export interface DrawnChart {
  /** The chart as a picture file's text. */
  svg: () => string
  /** The chart as pixels, twice as sharp as on the page and in the page's own letters. */
  png: () => Promise<Blob>
  /** Shows what is selected, and where the keyboard is. */
  mark: (marking: Marking) => void
  dispose: () => void
}

/** Quotation marks of a font's name would end the attribute it is written into. */
const plainFont = (font: string): string => font.replaceAll('"', "'")

/** Drawn anew: letters inside a picture file may come too late for its pixels. */
function pixelsOf(option: Record<string, unknown>, width: number, height: number): Promise<Blob> {
  const copy = init(document.createElement('div'), undefined, { renderer: 'canvas', width, height })
  copy.setOption(option)
  const canvas = copy.renderToCanvas({ pixelRatio: 2 })
  copy.dispose()
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  return promise
}

export function drawChart(
  element: HTMLElement,
  data: ChartData,
  look: Omit<ChartLook, 'width'>,
  onMark?: (marks: readonly number[], adds: boolean) => void,
): DrawnChart {
  const chart = init(element, undefined, { renderer: 'svg' })
  let marking: Marking = { marked: null, cursor: null }
  const lookNow = (): ChartLook => ({
    ...look,
    ...marking,
    font: plainFont(look.font),
    width: element.clientWidth,
  })
  const draw = (): void => chart.setOption(chartOption(data, lookNow()), true)
  draw()
  let width = element.clientWidth
  // What fits depends on the room there is.
  const watcher = new ResizeObserver(() => {
    chart.resize()
    if (width !== element.clientWidth) draw()
    width = element.clientWidth
  })
  watcher.observe(element)
  chart.on('click', ({ data: item, event }) => {
    const { mark, marks = [mark] } = (item ?? {}) as { mark?: number; marks?: number[] }
    const { ctrlKey, metaKey, shiftKey } = (event?.event ?? {}) as unknown as MouseEvent
    if (mark !== undefined && !framed) onMark?.(marks as number[], ctrlKey || metaKey || shiftKey)
  })
  // Letting go of a frame over a bar is no click on the bar.
  let framed = false
  const canFrame = onMark && data.kind !== 'pie' && data.kind !== 'heatmap'
  const stopFrame =
    canFrame &&
    watchFrame(element, (box, adds) => {
      framed = true
      setTimeout(() => (framed = false))
      onMark(brushed(chart, data, box), adds)
    })
  return {
    svg: () => chart.renderToSVGString(),
    png: () => pixelsOf(chartOption(data, lookNow()), chart.getWidth(), chart.getHeight()),
    mark: (next) => {
      if (next.marked === marking.marked && next.cursor === marking.cursor) return
      marking = next
      draw()
    },
    dispose: () => {
      watcher.disconnect()
      if (stopFrame) stopFrame()
      chart.dispose()
    },
  }
}
