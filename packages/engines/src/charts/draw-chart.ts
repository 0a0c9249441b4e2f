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
import { SVGRenderer } from 'echarts/renderers'
import type { ChartData } from './chart-data.ts'
import { type ChartLook, chartOption } from './chart-option.ts'

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
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
  SVGRenderer,
])

export interface DrawnChart {
  /** The chart as a picture file's text. */
  svg: () => string
  dispose: () => void
}

export function drawChart(
  element: HTMLElement,
  data: ChartData,
  look: Omit<ChartLook, 'width'>,
): DrawnChart {
  const chart = init(element, undefined, { renderer: 'svg' })
  const draw = (): void =>
    chart.setOption(chartOption(data, { ...look, width: element.clientWidth }), true)
  draw()
  let width = element.clientWidth
  // What fits depends on the room there is.
  const watcher = new ResizeObserver(() => {
    chart.resize()
    if (width !== element.clientWidth) draw()
    width = element.clientWidth
  })
  watcher.observe(element)
  return {
    svg: () => chart.renderToSVGString(),
    dispose: () => {
      watcher.disconnect()
      chart.dispose()
    },
  }
}
