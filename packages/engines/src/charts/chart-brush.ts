import type { EChartsType } from 'echarts/core'
import type { ChartData } from './chart-data.ts'
import { firstMark } from './chart-series.ts'

/** A frame drawn over a chart with a pointer takes the marks inside it. */

const LEAST = 6

type Box = { left: number; top: number; right: number; bottom: number }

/** Where a mark stands: the end of a bar, a point, the middle of a box. */
function placesOf(data: ChartData): { mark: number; at: [number, number] }[] {
  return data.series.flatMap(({ values, curve }, series) => {
    if (curve) return []
    const first = firstMark(data, series)
    return (values as unknown[]).flatMap((value, index) => {
      const [x, y] =
        data.kind === 'scatter'
          ? (value as [number, number])
          : [data.times?.[index] ?? index, Array.isArray(value) ? value[2] : value]
      return typeof y === 'number' ? [{ mark: first + index, at: [x, y] }] : []
    })
  })
}

export function brushed(chart: EChartsType, data: ChartData, box: Box): number[] {
  return placesOf(data).flatMap(({ mark, at }) => {
    const [x, y] = chart.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, at)
    if (x === undefined || y === undefined) return []
    const isAcross = x >= box.left && x <= box.right
    // Bars are as wide as they are high: the frame need only meet them.
    const isBar = data.kind === 'bar' || data.kind === 'histogram' || data.kind === 'distribution'
    const isUp = isBar ? y <= box.bottom : y >= box.top && y <= box.bottom
    return isAcross && isUp ? [mark] : []
  })
}

/** Shows the frame while it is drawn; gives back how to stop listening. */
export function watchFrame(element: HTMLElement, onFrame: (box: Box, adds: boolean) => void) {
  const frame = document.createElement('div')
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, {
    position: 'absolute',
    border: '2px dashed currentColor',
    borderRadius: '4px',
    pointerEvents: 'none',
    display: 'none',
    zIndex: '2',
  })
  element.append(frame)
  let start: { x: number; y: number } | null = null
  const placeOf = (event: PointerEvent) => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const boxTo = (end: { x: number; y: number }): Box => ({
    left: Math.min(start!.x, end.x),
    top: Math.min(start!.y, end.y),
    right: Math.max(start!.x, end.x),
    bottom: Math.max(start!.y, end.y),
  })
  const isDrawn = (box: Box): boolean =>
    box.right - box.left > LEAST && box.bottom - box.top > LEAST
  const stop = (): void => {
    start = null
    frame.style.display = 'none'
  }
  const onDown = (event: PointerEvent): void => {
    // A finger scrolls the page; it marks by tapping.
    if (event.button === 0 && event.pointerType !== 'touch') start = placeOf(event)
  }
  const onMove = (event: PointerEvent): void => {
    if (!start) return
    const box = boxTo(placeOf(event))
    Object.assign(frame.style, {
      display: isDrawn(box) ? 'block' : 'none',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.right - box.left}px`,
      height: `${box.bottom - box.top}px`,
    })
  }
  const onUp = (event: PointerEvent): void => {
    if (!start) return
    const box = boxTo(placeOf(event))
    stop()
    if (isDrawn(box)) onFrame(box, event.ctrlKey || event.metaKey || event.shiftKey)
  }
  element.addEventListener('pointerdown', onDown)
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', stop)
  return () => {
    element.removeEventListener('pointerdown', onDown)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', stop)
    frame.remove()
  }
}
