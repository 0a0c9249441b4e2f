import type { DrawnChart } from '@panya/engines/charts/draw-chart.ts'
import type { ChartData } from '@panya/engines/tabular/ops/charts.ts'
import { useEffect, useRef, useState } from 'react'
import { saveBlob } from '../../../kit/flow/downloads.ts'
import type { PreviewProps } from '../../../kit/flow/flow-tool.ts'
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
      {large && chart && (
        <div className={styles.row}>
          <button
            type="button"
            onClick={() =>
              saveBlob(new Blob([chart.svg()], { type: 'image/svg+xml' }), `${node}.svg`)
            }
          >
            {texts.own('chart.svg')}
          </button>
          <button type="button" onClick={() => void savePng(chart.svg(), `${node}.png`)}>
            {texts.own('chart.png')}
          </button>
        </div>
      )}
    </div>
  )
}

async function savePng(svg: string, name: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * 2
  canvas.height = image.height * 2
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  URL.revokeObjectURL(url)
  canvas.toBlob((blob) => blob && saveBlob(blob, name), 'image/png')
}
