import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import type { ChartLook } from '@panya/engines/charts/chart-look.ts'
import type { DrawnChart } from '@panya/engines/charts/draw-chart.ts'
import { markedShares } from '@panya/engines/flow/row-links.ts'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { clearMarked, markItems, useMarkedRows } from '../../../flow-kit/row-selection.ts'
import { titleOf } from '../../../flow-kit/workbench-actions.ts'
import { useBench } from '../../../flow-kit/workbench-context.ts'
import { markTexts, nextMark } from '../chart-marks.ts'
import { chartTable } from '../chart-table.ts'
import { ChartNumbers } from './ChartNumbers.tsx'
import { SavePicture } from './SavePicture.tsx'
import styles from './Views.module.css'

/** A chart on the node and, larger, in the details, from where it can be saved; what is marked in it is marked everywhere. */

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
  const help = useId()
  const [chart, setChart] = useState<DrawnChart | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const told = useMemo(() => withMessages(data as ChartData, messages), [data, messages])
  const texts = useMemo(() => markTexts(told, messages.locale), [told, messages])
  const title = titleOf(session, messages, node)
  const about = [title, told.title, told.xName, told.yName].filter(Boolean).join(', ')
  const rows = useMarkedRows(session)
  const links = told.links
  const marked = useMemo(() => markedShares(links ?? [], rows), [links, rows])
  const canMark = large && links !== undefined && links.length > 0
  useEffect(() => {
    const element = place.current
    let drawn: DrawnChart | null = null
    let gone = false
    const onMark = canMark
      ? (marks: readonly number[], adds: boolean) => markItems(session, links, marks, adds)
      : undefined
    void import('@panya/engines/charts/draw-chart.ts').then(({ drawChart }) => {
      if (gone || !element) return null
      const look = {
        ...lookOf(element),
        large,
        about,
        rtl: messages.locale === 'ar',
        language: messages.locale,
        others: (count: number) => messages.own('chart.others', { count }),
      }
      drawn = drawChart(element, told, look, onMark)
      setChart(drawn)
      return null
    })
    return () => {
      gone = true
      drawn?.dispose()
    }
  }, [told, large, about, messages, session, links, canMark])
  useEffect(() => chart?.mark({ marked, cursor }), [chart, marked, cursor])
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] as
      | 1
      | -1
      | undefined
    if (step) setCursor(nextMark(texts, cursor, step))
    else if (event.key === ' ' && cursor !== null) markItems(session, links!, [cursor], true)
    else if (event.key === 'Escape' && (marked || cursor !== null)) {
      setCursor(null)
      clearMarked(session)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const walking = canMark && {
    tabIndex: 0,
    role: 'group',
    'aria-label': about,
    'aria-describedby': help,
    onKeyDown: onKey,
    onBlur: () => setCursor(null),
  }
  return (
    <div dir="ltr">
      <div {...walking} className={styles.marks}>
        <div ref={place} className={large ? styles.chartLarge : styles.chart} />
      </div>
      {canMark && (
        <>
          <p id={help} className="visually-hidden">
            {messages.own('chart.keys')}
          </p>
          <output className={styles.reading} dir="auto">
            {cursor !== null && texts[cursor]}
          </output>
        </>
      )}
      {large && <ChartNumbers table={chartTable(told)} label={about} />}
      {large && chart && (
        <SavePicture
          messages={messages}
          name={title}
          svg={chart.svg}
          png={chart.png}
          table={() => chartTable(told)}
        />
      )}
    </div>
  )
}
