/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the stage is played on: it hears keys and presses */
/** The stage: the drawn picture, and over it what must be read or typed: bubbles, questions, watchers. */
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { blockKey, stagePoint } from '@panya/engines/stage/stage-keys.ts'
import type { StageRenderer } from '@panya/engines/stage/stage-renderer.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { AskForm } from './AskForm.tsx'
import { type MonitorHand, Monitors } from './Monitors.tsx'
import { StageBubbles } from './StageBubbles.tsx'
import styles from './StageScreen.module.css'

/** Whoever runs the program behind the stage. */
export interface StageOwner {
  attachRenderer(renderer: StageRenderer): Promise<void>
  detachRenderer(): void
  /** Calls back with every picture. */
  listenToFrames(listener: (frame: Frame | null) => void): () => void
  key(key: string, down: boolean): void
  pointer(x: number, y: number, down: boolean): void
  answer(text: string): void
}

interface StageScreenProps {
  owner: StageOwner
  frame: Frame | null
  /** What the stage and its answer button are called. */
  label: string
  answerLabel: string
  /** Each time this grows the stage takes the focus: keys are for the program then. */
  plays?: number
  /** Set where monitors can be moved. */
  monitors?: MonitorHand | undefined
}

/** Pixels to a unit of the stage: as many as are shown, within what a slow computer can draw. */
const detailOf = ({ clientWidth }: Element): number =>
  Math.min(
    4,
    Math.max(1.25, (clientWidth / 480) * Math.min(2, window.devicePixelRatio || 1) * 1.25),
  )

export function StageScreen(props: StageScreenProps) {
  const { owner, frame, label, answerLabel, plays = 0, monitors } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isGone = false
    let destroy: (() => void) | null = null
    // Who leaves takes the element out before this effect is told.
    const picture = canvas.current
    async function start(): Promise<void> {
      const { StageRenderer } = await import('@panya/engines/stage/stage-renderer.ts')
      if (isGone || !picture) return
      const renderer = await StageRenderer.create(picture, detailOf(picture))
      if (isGone) return renderer.destroy()
      // As sharp on the whole screen as beside the blocks.
      const observer = new ResizeObserver(([entry]) => {
        if (entry) renderer.setDetail(detailOf(entry.target))
      })
      observer.observe(picture)
      destroy = () => {
        observer.disconnect()
        renderer.destroy()
      }
      await owner.attachRenderer(renderer)
    }
    void start()
    return () => {
      isGone = true
      owner.detachRenderer()
      destroy?.()
    }
  }, [owner])

  useEffect(() => {
    if (plays > 0) box.current?.focus({ preventScroll: true })
  }, [plays])

  const point = (event: PointerEvent): { x: number; y: number } =>
    stagePoint(event.currentTarget.getBoundingClientRect(), event)
  const move = (event: PointerEvent, down: boolean): void => {
    const { x, y } = point(event)
    owner.pointer(x, y, down)
  }
  const key = (event: KeyboardEvent, down: boolean): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return
    const name = blockKey(event)
    if (!name || event.repeat) {
      if (name) event.preventDefault()
      return
    }
    event.preventDefault()
    owner.key(name, down)
  }
  return (
    <div
      ref={box}
      className={styles.stage}
      dir="ltr"
      role="application"
      aria-label={label}
      tabIndex={0}
      data-testid="stage"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        move(event, true)
      }}
      onPointerMove={(event) => move(event, event.buttons > 0)}
      onPointerUp={(event) => move(event, false)}
      onPointerCancel={(event) => move(event, false)}
      onKeyDown={(event) => key(event, true)}
      onKeyUp={(event) => key(event, false)}
    >
      <canvas ref={canvas} className={styles.canvas} />
      <StageBubbles bubbles={frame?.bubbles ?? []} follow={owner.listenToFrames} />
      <Monitors watchers={frame?.watchers ?? []} hand={monitors} />
      {frame?.ask && (
        <AskForm
          key={`${frame.ask.key}:${frame.ask.text}`}
          question={frame.ask.text}
          label={answerLabel}
          onAnswer={(text) => owner.answer(text)}
        />
      )}
    </div>
  )
}
