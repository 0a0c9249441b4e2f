import type { DrawnChart } from '@panya/engines/charts/draw-chart.ts'
import type { ChartData } from '@panya/engines/tabular/ops/charts.ts'
import { useEffect, useRef, useState } from 'react'
import type { PreviewProps } from '../../../kit/flow/flow-tool.ts'
import { SavePicture } from './SavePicture.tsx'
import styles from './Views.module.css'

/** A chart on the node and, larger, in the details, from where it can be saved. */

const VARIABLES = ['--teal', '--coral', '--indigo', '--amber', '--go', '--stop', '--ink-2']

function lookOf(element: HTMLElement, large: boolean) {
  const style = getComputedStyle(element)
  const value = (name: string): string => style.getPropertyValue(name).trim() || '#555555'
  return {
    ink: value('--ink'),
    line: value('--line'),
    colours: VARIABLES.map(value),
    font: style.fontFamily,
    large,
  }
}

export function ChartView({ data, large, texts, node }: PreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<DrawnChart | null>(null)
  useEffect(() => {
    const element = place.current
    let drawn: DrawnChart | null = null
    let gone = false
    void import('@panya/engines/charts/draw-chart.ts').then(({ drawChart }) => {
      if (gone || !element) return null
      drawn = drawChart(element, data as ChartData, lookOf(element, large))
      setChart(drawn)
      return null
    })
    return () => {
      gone = true
      drawn?.dispose()
    }
  }, [data, large])
  return (
    <div dir="ltr">
      <div ref={place} className={large ? styles.chartLarge : styles.chart} />
      {large && chart && <SavePicture texts={texts} name={node} svg={chart.svg} />}
    </div>
  )
}
