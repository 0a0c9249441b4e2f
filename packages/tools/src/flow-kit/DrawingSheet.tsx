import { Button } from '@panya/ui/Button/Button.tsx'
import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './DrawingSheet.module.css'
import type { Stroke } from './drawing.ts'
import type { ParamEditorProps } from './flow-tool.ts'

/** A sheet to draw on with a pointer, and taking back what was drawn. */

type Place = readonly [x: number, y: number]

interface DrawingSheetProps extends Pick<ParamEditorProps, 'onChange' | 'messages' | 'readonly'> {
  strokes: readonly Stroke[]
  size: { width: number; height: number }
  pen: Omit<Stroke, 'points'>
  /** Where somebody draws with the keys. */
  cursor?: { x: number; y: number } | null
  /** What is done with a place that is pressed, instead of drawing from it. */
  onPlace?: ((...place: Place) => void) | undefined
  /** How else the sheet is used and what it is called. */
  canvas: ComponentProps<'canvas'>
  /** Settings of the pen. */
  settings?: ReactNode
  /** More buttons. */
  children: ReactNode
}

function paint(canvas: HTMLCanvasElement | null, strokes: readonly Stroke[]): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
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
}

function paintCursor(canvas: HTMLCanvasElement | null, { x, y }: { x: number; y: number }): void {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.strokeStyle = '#c2410c'
  context.lineWidth = 2
  context.strokeRect(x - 6, y - 6, 12, 12)
}

export function DrawingSheet(props: DrawingSheetProps) {
  const { strokes, size, pen, cursor, onPlace, onChange, messages, readonly } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Stroke | null>(null)
  useEffect(() => {
    paint(canvas.current, strokes)
    if (cursor) paintCursor(canvas.current, cursor)
  }, [strokes, cursor])

  const placeOf = (event: PointerEvent<HTMLCanvasElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * size.width
    const y = ((event.clientY - box.top) / box.height) * size.height
    return [Math.round(x), Math.round(y)]
  }
  const start = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (readonly) return
    if (onPlace) {
      onPlace(...placeOf(event))
      return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = { ...pen, points: [...placeOf(event)] }
    paint(canvas.current, [...strokes, drawing.current])
  }
  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!drawing.current) return
    drawing.current.points.push(...placeOf(event))
    paint(canvas.current, [...strokes, drawing.current])
  }
  const end = (): void => {
    if (drawing.current) onChange([...strokes, drawing.current])
    drawing.current = null
  }
  const undo = { look: 'ghost', size: 'compact', disabled: strokes.length === 0 } as const
  return (
    <div className={styles.editor}>
      <canvas
        {...props.canvas}
        {...size}
        ref={canvas}
        className={styles.sheet}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {!readonly && props.settings}
      {!readonly && (
        <div className={styles.buttons}>
          <Button {...undo} onClick={() => onChange(strokes.slice(0, -1))}>
            {messages.t('drawUndo')}
          </Button>
          <Button {...undo} onClick={() => onChange([])}>
            {messages.t('drawClear')}
          </Button>
          {props.children}
        </div>
      )}
    </div>
  )
}
