/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the stage is played on: it hears keys and presses */
/** The stage: the drawn picture, and over it what must be read or typed: bubbles, questions, watchers. */
import type { Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { blockKey, stagePoint } from '@panya/engines/stage/stage-keys.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { BlocksSession } from '../blocks-session.ts'
import type { BlocksTexts } from '../blocks-texts.ts'
import { AskForm } from './AskForm.tsx'
import { StageBubbles } from './StageBubbles.tsx'
import styles from './StageView.module.css'
import { Watchers } from './Watchers.tsx'

interface StageViewProps {
  session: BlocksSession
  frame: Frame | null
  t: BlocksTexts
}

export function StageView({ session, frame, t }: StageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isGone = false
    let destroy: (() => void) | null = null
    async function start(): Promise<void> {
      const { StageRenderer } = await import('@panya/engines/stage/stage-renderer.ts')
      if (isGone || !canvas.current) return
      const renderer = await StageRenderer.create(
        canvas.current,
        Math.min(2, window.devicePixelRatio || 1) * 1.25,
      )
      if (isGone) return renderer.destroy()
      destroy = () => renderer.destroy()
      await session.attachRenderer(renderer)
    }
    void start()
    return () => {
      isGone = true
      session.detachRenderer()
      destroy?.()
    }
  }, [session])

  const point = (event: PointerEvent): { x: number; y: number } =>
    stagePoint(event.currentTarget.getBoundingClientRect(), event)
  const move = (event: PointerEvent, down: boolean): void => {
    const { x, y } = point(event)
    session.pointer(x, y, down)
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
    session.key(name, down)
  }
  return (
    <div
      ref={box}
      className={styles['stage']}
      dir="ltr"
      role="application"
      aria-label={t('stageHelp')}
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
      <canvas ref={canvas} className={styles['canvas']} />
      <StageBubbles bubbles={frame?.bubbles ?? []} session={session} />
      <Watchers watchers={frame?.watchers ?? []} />
      {frame?.ask && (
        <AskForm
          key={`${frame.ask.key}:${frame.ask.text}`}
          question={frame.ask.text}
          session={session}
          t={t}
        />
      )}
    </div>
  )
}
