import { Button } from '@panya/ui/Button/Button.tsx'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { DRAWING_SIZE, type Stroke } from '../nodes/sources/sources.ts'
import styles from './DrawingEditor.module.css'

/** A sheet to draw on with a pen; a dot can be put without a pointer. */

const COLOURS = {
  '#1c1a3d': 'drawBlack',
  '#c2410c': 'drawOrange',
  '#0f766e': 'drawGreen',
  '#4338ca': 'drawPurple',
  '#ca8a04': 'drawYellow',
  '#ffffff': 'drawWhite',
} as const

function paint(canvas: HTMLCanvasElement | null, strokes: readonly Stroke[]): void {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, DRAWING_SIZE.width, DRAWING_SIZE.height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { colour, width, points } of strokes) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    for (let i = 0; i < points.length; i += 2) context.lineTo(points[i]!, points[i + 1]!)
    if (points.length === 2) context.lineTo(points[0]! + 0.1, points[1]!)
    context.stroke()
  }
}

export function DrawingEditor({ value, onChange, messages, readonly }: ParamEditorProps) {
  const strokes = value as Stroke[]
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Stroke | null>(null)
  const [colour, setColour] = useState('#1c1a3d')
  const [width, setWidth] = useState(10)
  useEffect(() => paint(canvas.current, strokes), [strokes])

  const at = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * DRAWING_SIZE.width
    const y = ((event.clientY - box.top) / box.height) * DRAWING_SIZE.height
    return [Math.round(x), Math.round(y)]
  }
  const start = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (readonly) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = { colour, width, points: at(event) }
    paint(canvas.current, [...strokes, drawing.current])
  }
  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!drawing.current) return
    drawing.current.points.push(...at(event))
    paint(canvas.current, [...strokes, drawing.current])
  }
  const end = (): void => {
    if (drawing.current) onChange([...strokes, drawing.current])
    drawing.current = null
  }
  const dot = (): void =>
    onChange([...strokes, { colour, width: 40, points: [240 + strokes.length * 12, 180] }])
  return (
    <div className={styles.editor}>
      <canvas
        ref={canvas}
        width={DRAWING_SIZE.width}
        height={DRAWING_SIZE.height}
        className={styles.sheet}
        aria-label={messages.t('draw')}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {!readonly && (
        <>
          <fieldset className={styles.colours} aria-label={messages.t('drawColour')}>
            {Object.entries(COLOURS).map(([option, name]) => (
              <button
                key={option}
                type="button"
                aria-pressed={option === colour}
                aria-label={messages.t(name)}
                title={messages.t(name)}
                style={{ background: option }}
                onClick={() => setColour(option)}
              />
            ))}
          </fieldset>
          <label className={styles.pen}>
            {messages.t('drawWidth')}
            <input
              type="range"
              min={2}
              max={60}
              value={width}
              onChange={(event) => setWidth(Number(event.target.value))}
            />
          </label>
          <div className={styles.buttons}>
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
            <Button look="ghost" size="compact" onClick={dot}>
              {messages.t('drawDot')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
