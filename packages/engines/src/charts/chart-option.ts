import { axes, isShare, percent } from './chart-axes.ts'
import type { ChartData } from './chart-data.ts'
import { type ChartLook, coloursOf, labelStyle } from './chart-look.ts'
import { legend, titles } from './chart-rows.ts'
import { seriesFor } from './chart-series.ts'
import { heatOption } from './heat-option.ts'
import { pieOption } from './pie-option.ts'

/** What is drawn, in ECharts' words. */

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
    legend: legend(data, look),
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
