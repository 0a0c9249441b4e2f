import type { ChartData } from '../tabular/ops/charts.ts'
import { PALETTES } from './palettes.ts'

/** What is drawn, in ECharts' words. Colours come from the look; each series has its own mark as well. */

export interface ChartLook {
  ink: string
  line: string
  colours: string[]
  font: string
  large: boolean
}

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow']

function axes(data: ChartData, look: ChartLook) {
  const words = { color: look.ink, fontFamily: look.font, fontSize: look.large ? 13 : 10 }
  const shared = {
    axisLabel: words,
    axisLine: { lineStyle: { color: look.line } },
    splitLine: { lineStyle: { color: look.line } },
    nameTextStyle: words,
  }
  const category = data.categories !== undefined
  return {
    xAxis: {
      ...shared,
      type: category ? 'category' : 'value',
      ...(category && { data: data.categories }),
      name: look.large ? data.xName : '',
      nameLocation: 'middle',
      nameGap: 28,
      scale: true,
    },
    yAxis: {
      ...shared,
      type: 'value',
      name: look.large ? data.yName : '',
      scale: data.kind === 'scatter' || data.kind === 'box',
    },
    grid: {
      left: 8,
      right: 14,
      top: look.large ? 52 : 14,
      bottom: look.large ? 34 : 4,
      containLabel: true,
    },
  }
}

function seriesFor(data: ChartData) {
  return data.series.map(({ name, values }, at) => {
    const symbol = SYMBOLS[at % SYMBOLS.length]
    if (data.kind === 'scatter')
      return { type: 'scatter', name, data: values, symbol, symbolSize: 8 }
    if (data.kind === 'box') return { type: 'boxplot', name, data: values }
    if (data.kind === 'bar' || data.kind === 'histogram')
      return {
        type: 'bar',
        name,
        data: values,
        barCategoryGap: data.kind === 'histogram' ? '2%' : '25%',
      }
    return {
      type: 'line',
      name,
      data: values,
      symbol,
      symbolSize: 7,
      ...(data.kind === 'area' && { areaStyle: { opacity: 0.35 } }),
    }
  })
}

function pieOption(data: ChartData, look: ChartLook) {
  const values = data.series[0]?.values as (number | null)[]
  const slices = (data.categories ?? []).map((name, at) => ({ name, value: values[at] ?? 0 }))
  return {
    series: [
      {
        type: 'pie',
        radius: look.large ? '62%' : '70%',
        data: slices,
        label: { color: look.ink, fontFamily: look.font, formatter: '{b} {d}%' },
      },
    ],
  }
}

function heatOption(data: ChartData, look: ChartLook) {
  const words = { color: look.ink, fontFamily: look.font, fontSize: look.large ? 12 : 8 }
  const axis = { type: 'category', data: data.categories, axisLabel: words }
  return {
    xAxis: axis,
    yAxis: axis,
    grid: { left: 8, right: 14, top: 30, bottom: 8, containLabel: true },
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
          show: look.large,
          color: '#1c1a3d',
          formatter: ({ value }: { value: (number | null)[] }) => (value[2] ?? 0).toFixed(2),
        },
      },
    ],
  }
}

export function chartOption(data: ChartData, look: ChartLook): Record<string, unknown> {
  const many = data.series.length > 1 && look.large
  const base = {
    animation: false,
    color: PALETTES[data.colours ?? ''] ?? look.colours,
    textStyle: { fontFamily: look.font, color: look.ink },
    title:
      data.title && look.large
        ? { text: data.title, textStyle: { color: look.ink, fontFamily: look.font, fontSize: 16 } }
        : undefined,
    legend: many ? { top: 24, textStyle: { color: look.ink, fontFamily: look.font } } : undefined,
    tooltip: look.large ? { trigger: data.kind === 'scatter' ? 'item' : 'axis' } : undefined,
    aria: {
      enabled: true,
      decal: { show: look.large && data.kind !== 'heatmap' && data.kind !== 'scatter' },
    },
  }
  if (data.kind === 'pie')
    return {
      ...base,
      tooltip: look.large ? { trigger: 'item' } : undefined,
      ...pieOption(data, look),
    }
  if (data.kind === 'heatmap') return { ...base, tooltip: undefined, ...heatOption(data, look) }
  return { ...base, ...axes(data, look), series: seriesFor(data) }
}
