/** The shape of a sound, with a handle above for the start of the chosen part and one below for its end. */
import { peaksOf, waveformPath } from '@panya/engines/sound/peaks.ts'
import { type Part, partWithin, RATE, type Samples } from '@panya/engines/sound/samples.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import type { SoundMessages } from './sound-messages.ts'
import { moveEdge, spoken } from './sound-steps.ts'
import styles from './Waveform.module.css'

interface WaveformProps {
  samples: Samples
  part: Part
  isPlaying: boolean
  /** The sample that is heard now. */
  position(): number | null
  onPart(part: Part): void
  t: SoundMessages
}

const COLUMNS = 600
/** Less is a press, not a drag. */
const DRAG_PIXELS = 4
const KEY_SECONDS = 0.1
const FINE_KEY_SECONDS = 0.01

export function Waveform({ samples, part, isPlaying, position, onPart, t }: WaveformProps) {
  const { length } = samples
  const path = useMemo(() => waveformPath(peaksOf(samples, COLUMNS)), [samples])
  const percent = (at: number): string => `${(at / Math.max(1, length)) * 100}%`
  const dragFrom = useRef<number | null>(null)
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (event.type === 'pointerdown') {
      dragFrom.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    const first = dragFrom.current
    if (first === null || Math.abs(event.clientX - first) < DRAG_PIXELS) return
    const at = (x: number): number => ((x - left) / Math.max(1, width)) * length
    const chosen = partWithin({ from: at(first), to: at(event.clientX) }, length)
    onPart(moveEdge(chosen, 'to', chosen.to, length))
  }
  const drop = (): void => {
    dragFrom.current = null
  }
  return (
    <div className={styles.waveform} dir="ltr">
      <Edge edge="from" label={t('start')} {...{ part, length, onPart, t }} />
      <div
        className={styles.picture}
        title={t('shape')}
        onPointerDown={drag}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <svg viewBox={`0 0 ${COLUMNS} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
        <div
          className={styles.part}
          style={{ insetInlineStart: percent(part.from), inlineSize: percent(part.to - part.from) }}
        />
        {isPlaying && <Cursor percent={percent} position={position} />}
      </div>
      <Edge edge="to" label={t('end')} {...{ part, length, onPart, t }} />
    </div>
  )
}

interface CursorProps {
  percent(at: number): string
  position(): number | null
}

/** Moves outside React: it has another place in every frame. */
function Cursor({ percent, position }: CursorProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const move = (): void => {
      const at = position()
      if (line.current && at !== null) line.current.style.insetInlineStart = percent(at)
      frame = requestAnimationFrame(move)
    }
    move()
    return () => cancelAnimationFrame(frame)
  }, [percent, position])
  return <div ref={line} className={styles.cursor} />
}

interface EdgeProps {
  edge: keyof Part
  label: string
  part: Part
  length: number
  onPart(part: Part): void
  t: SoundMessages
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

function Edge({ edge, label, part, length, onPart, t }: EdgeProps) {
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const seconds = event.shiftKey ? FINE_KEY_SECONDS : KEY_SECONDS
    onPart(moveEdge(part, edge, part[edge] + by * seconds * RATE, length))
  }
  return (
    <input
      type="range"
      className={styles.edge}
      data-edge={edge}
      min="0"
      max={length}
      step="any"
      value={part[edge]}
      aria-label={label}
      title={label}
      aria-valuetext={t('atSeconds', { seconds: spoken(part[edge] / RATE) })}
      onChange={(event) => onPart(moveEdge(part, edge, event.target.valueAsNumber, length))}
      onKeyDown={step}
    />
  )
}
