import { Button } from '@panya/ui/Button/Button.tsx'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { SHEET, type Stroke } from '../nodes/sources/pictures.ts'
import styles from './Editors.module.css'

/** A sheet to draw on: with a finger, point by point with clicks, or with the arrow keys. */

const PEN = { colour: '#1c1a3d', width: 9 }
const STEP = 12

function paint(
  canvas: HTMLCanvasElement | null,
  strokes: readonly Stroke[],
  pen: Point | null,
): void {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SHEET.width, SHEET.height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { colour, width, points } of strokes) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    for (let at = 0; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!)
    if (points.length === 2) context.lineTo(points[0]! + 0.1, points[1]!)
    context.stroke()
  }
  if (!pen) return
  context.strokeStyle = '#c2410c'
  context.lineWidth = 2
  context.strokeRect(pen.x - 6, pen.y - 6, 12, 12)
}

interface Point {
  x: number
  y: number
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

export function DrawingPad({ value, onChange, messages, readonly }: ParamEditorProps) {
  const strokes = value as Stroke[]
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Stroke | null>(null)
  const continuing = useRef(false)
  const [byClicks, setByClicks] = useState(false)
  const [pen, setPen] = useState<(Point & { down: boolean }) | null>(null)
  useEffect(() => paint(canvas.current, strokes, pen), [strokes, pen])

  const at = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    return [
      Math.round(((event.clientX - box.left) / box.width) * SHEET.width),
      Math.round(((event.clientY - box.top) / box.height) * SHEET.height),
    ]
  }
  const goOn = (x: number, y: number): void => {
    const last = strokes.at(-1)
    onChange(
      last && drawing.current === null && pen?.down !== false && continuing.current
        ? [...strokes.slice(0, -1), { ...last, points: [...last.points, x, y] }]
        : [...strokes, { ...PEN, points: [x, y] }],
    )
    continuing.current = true
  }
  const start = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (readonly) return
    if (byClicks) {
      goOn(...at(event))
      return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = { ...PEN, points: at(event) }
    paint(canvas.current, [...strokes, drawing.current], null)
  }
  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!drawing.current) return
    drawing.current.points.push(...at(event))
    paint(canvas.current, [...strokes, drawing.current], null)
  }
  const end = (): void => {
    if (drawing.current) onChange([...strokes, drawing.current])
    drawing.current = null
  }
  const onKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    if (readonly || (!arrow && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    const from = pen ?? { x: SHEET.width / 2, y: SHEET.height / 2, down: false }
    if (!arrow) {
      continuing.current = false
      if (!from.down) goOn(from.x, from.y)
      setPen({ ...from, down: !from.down })
      return
    }
    const clamp = (place: number, most: number): number => Math.min(most, Math.max(0, place))
    const next = {
      x: clamp(from.x + arrow.x, SHEET.width),
      y: clamp(from.y + arrow.y, SHEET.height),
      down: from.down,
    }
    if (next.down) goOn(next.x, next.y)
    setPen(next)
  }
  return (
    <div className={styles.editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- drawn on with the arrow keys */}
      <canvas
        ref={canvas}
        width={SHEET.width}
        height={SHEET.height}
        className={styles.sheet}
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it takes the arrow keys itself
        role="application"
        aria-label={messages.own('draw.label')}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={onKey}
        onBlur={() => setPen(null)}
      />
      {!readonly && (
        <div className={styles.row}>
          <Button
            look="ghost"
            size="compact"
            disabled={strokes.length === 0}
            onClick={() => onChange(strokes.slice(0, -1))}
          >
            {messages.t('drawUndo')}
          </Button>
          <Button
            look="ghost"
            size="compact"
            disabled={strokes.length === 0}
            onClick={() => onChange([])}
          >
            {messages.t('drawClear')}
          </Button>
          <Button
            look="ghost"
            size="compact"
            aria-pressed={byClicks}
            onClick={() => {
              continuing.current = false
              setByClicks(!byClicks)
            }}
          >
            {messages.own('draw.clicks')}
          </Button>
          {byClicks && (
            <Button look="ghost" size="compact" onClick={() => (continuing.current = false)}>
              {messages.own('draw.newLine')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
