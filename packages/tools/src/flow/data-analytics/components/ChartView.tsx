import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import type { ChartLook } from '@panya/engines/charts/chart-option.ts'
import type { DrawnChart } from '@panya/engines/charts/draw-chart.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { titleOf } from '../../../flow-kit/workbench-actions.ts'
import { useBench } from '../../../flow-kit/workbench-context.ts'
import { chartTable } from '../chart-table.ts'
import { SavePicture } from './SavePicture.tsx'
import styles from './Views.module.css'

/** A chart on the node and, larger, in the details, from where it can be saved. */

const VARIABLES = ['--teal', '--coral', '--indigo', '--amber', '--go', '--stop', '--ink-2']

function lookOf(
  element: HTMLElement,
): Pick<ChartLook, 'ink' | 'line' | 'ground' | 'colours' | 'font'> {
  const style = getComputedStyle(element)
  const value = (name: string): string => style.getPropertyValue(name).trim() || '#555555'
  return {
    ink: value('--ink'),
    line: value('--line'),
    ground: value('--surface'),
    colours: VARIABLES.map(value),
    font: style.fontFamily,
  }
}

/** What the engine counted has a name only in the learner's language. */
function withMessages(data: ChartData, messages: FlowMessages): ChartData {
  const yName = data.yWord ? messages.own(`chart.${data.yWord}`) : data.yName
  const series = data.series.map((one) => ({
    ...one,
    name: one.curve ? `${one.name} ${messages.own('chart.normal')}`.trim() : one.name || yName,
  }))
  return { ...data, yName, series }
}

/** Colours are painted, not styled: light or dark, it is drawn anew. */
export function ChartView(props: PreviewProps) {
  return <Drawing key={useBench().host.colorScheme} {...props} />
}

function Drawing({ data, large, messages, session, node }: PreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<DrawnChart | null>(null)
  const told = useMemo(() => withMessages(data as ChartData, messages), [data, messages])
  const title = titleOf(session, messages, node)
  const about = [title, told.title, told.xName, told.yName].filter(Boolean).join(', ')
  useEffect(() => {
    const element = place.current
    let drawn: DrawnChart | null = null
    let gone = false
    void import('@panya/engines/charts/draw-chart.ts').then(({ drawChart }) => {
      if (gone || !element) return null
      const look = { ...lookOf(element), large, about, rtl: messages.locale === 'ar' }
      drawn = drawChart(element, told, look)
      setChart(drawn)
      return null
    })
    return () => {
      gone = true
      drawn?.dispose()
    }
  }, [told, large, about, messages.locale])
  return (
    <div dir="ltr">
      <div ref={place} className={large ? styles.chartLarge : styles.chart} />
      {large && chart && (
        <SavePicture
          messages={messages}
          name={title}
          svg={chart.svg}
          table={() => chartTable(told)}
        />
      )}
    </div>
  )
}
