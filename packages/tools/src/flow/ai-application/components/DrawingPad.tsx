import { Button } from '@panya/ui/Button/Button.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { DrawingSheet } from '../../../flow-kit/DrawingSheet.tsx'
import type { Stroke } from '../../../flow-kit/drawing.ts'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { SHEET } from '../nodes/sources/pictures.ts'

/** A sheet to draw on: with a finger, point by point with clicks, or with the arrow keys. */

const PEN = { colour: '#1c1a3d', width: 9 }
const STEP = 12

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

const clamp = (place: number, most: number): number => Math.min(most, Math.max(0, place))

export function DrawingPad(props: ParamEditorProps) {
  const { onChange, messages, readonly } = props
  const strokes = props.value as Stroke[]
  const isContinuing = useRef(false)
  const [byClicks, setByClicks] = useState(false)
  const [pen, setPen] = useState<{ x: number; y: number; down: boolean } | null>(null)

  const goOn = (x: number, y: number): void => {
    const last = strokes.at(-1)
    onChange(
      last && pen?.down !== false && isContinuing.current
        ? [...strokes.slice(0, -1), { ...last, points: [...last.points, x, y] }]
        : [...strokes, { ...PEN, points: [x, y] }],
    )
    isContinuing.current = true
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key]
    if (readonly || (!arrow && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    const from = pen ?? { x: SHEET.width / 2, y: SHEET.height / 2, down: false }
    if (!arrow) {
      isContinuing.current = false
      if (!from.down) goOn(from.x, from.y)
      setPen({ ...from, down: !from.down })
      return
    }
    const next = {
      x: clamp(from.x + arrow.x, SHEET.width),
      y: clamp(from.y + arrow.y, SHEET.height),
      down: from.down,
    }
    if (next.down) goOn(next.x, next.y)
    setPen(next)
  }
  return (
    <DrawingSheet
      {...props}
      strokes={strokes}
      size={SHEET}
      pen={PEN}
      cursor={pen}
      onPlace={byClicks ? goOn : undefined}
      canvas={{
        tabIndex: 0,
        role: 'application',
        'aria-label': messages.own('draw.label'),
        onKeyDown,
        onBlur: () => setPen(null),
      }}
    >
      <Button
        look="ghost"
        size="compact"
        aria-pressed={byClicks}
        onClick={() => {
          isContinuing.current = false
          setByClicks(!byClicks)
        }}
      >
        {messages.own('draw.clicks')}
      </Button>
      {byClicks && (
        <Button look="ghost" size="compact" onClick={() => (isContinuing.current = false)}>
          {messages.own('draw.newLine')}
        </Button>
      )}
    </DrawingSheet>
  )
}
