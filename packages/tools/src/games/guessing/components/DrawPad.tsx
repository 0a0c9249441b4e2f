import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import layout from '../../../game-kit/layout.module.css'
import type { DrawnStroke } from '../core/guess-level.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './DrawPad.module.css'
import { strokePath } from './StrokesDrawing.tsx'

interface DrawPadProps {
  locale: Locale
  strokes: readonly DrawnStroke[]
  onChange: (strokes: readonly DrawnStroke[]) => void
  disabled?: boolean
  /** Takes all the room its place has. */
  fills?: boolean
}

const MAX_STROKES = 60
const MAX_NUMBERS = 400
const NEAR = 8
const STEP = 40
const SMALL_STEP = 10

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (value: number) => Math.round(Math.min(1000, Math.max(0, value)))

/** Adds a point to the last stroke unless it is too near the last one or the stroke is full. */
function extend(strokes: readonly DrawnStroke[], x: number, y: number): readonly DrawnStroke[] {
  const last = strokes.at(-1)
  if (!last || last.length >= MAX_NUMBERS) return strokes
  const [beforeX, beforeY] = last.slice(-2) as [number, number]
  if (Math.hypot(x - beforeX, y - beforeY) < NEAR) return strokes
  return [...strokes.slice(0, -1), [...last, x, y]]
}

/** Paper to draw on with a pointer or with the keyboard. */
export function DrawPad(props: DrawPadProps) {
  const { locale, strokes, onChange, disabled = false, fills = false } = props
  const t = useGuessingMessages(locale)
  const [pen, setPen] = useState({ x: 500, y: 500, down: false })
  const drawing = useRef(false)

  function place(event: PointerEvent<SVGSVGElement>): [number, number] {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * 1000
    return [within(x), within(((event.clientY - box.top) / box.height) * 1000)]
  }
  function begin(x: number, y: number) {
    if (strokes.length < MAX_STROKES) onChange([...strokes, [x, y]])
  }
  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (disabled || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    begin(...place(event))
  }
  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    if (drawing.current && !disabled) onChange(extend(strokes, ...place(event)))
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (disabled || (!arrow && event.key !== ' ')) return
    event.preventDefault()
    if (!arrow) {
      if (!pen.down) begin(pen.x, pen.y)
      setPen({ ...pen, down: !pen.down })
      return
    }
    const size = event.shiftKey ? SMALL_STEP : STEP
    const moved = { ...pen, x: within(pen.x + arrow[0] * size), y: within(pen.y + arrow[1] * size) }
    setPen(moved)
    if (pen.down) onChange(extend(strokes, moved.x, moved.y))
  }
  return (
    <div className={styles.pad} data-fills={fills || undefined}>
      <div className={styles.sheet}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- paper is drawn on, by keyboard as well */}
        <svg
          className={styles.paper}
          viewBox="0 0 1000 1000"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- drawing by keyboard needs focus
          tabIndex={0}
          role="application"
          aria-label={t('pad')}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            drawing.current = false
          }}
          onPointerCancel={() => {
            drawing.current = false
          }}
          onKeyDown={onKeyDown}
        >
          <g className={styles.ink}>
            {strokes.map((stroke, index) => (
              <path key={index} d={strokePath(stroke)} />
            ))}
          </g>
          <g className={styles.pen} data-down={pen.down || undefined}>
            <circle cx={pen.x} cy={pen.y} r="18" />
            <path d={`M${pen.x - 40} ${pen.y}h80M${pen.x} ${pen.y - 40}v80`} />
          </g>
        </svg>
      </div>
      <div className={layout.row}>
        <Button
          look="ghost"
          disabled={disabled || strokes.length === 0}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {t('undo')}
        </Button>
        <Button
          look="ghost"
          disabled={disabled || strokes.length === 0}
          onClick={() => onChange([])}
        >
          {t('clear')}
        </Button>
        <output>{pen.down ? t('penDown') : ''}</output>
      </div>
      <p className={styles.hint}>{t('padHelp')}</p>
    </div>
  )
}
