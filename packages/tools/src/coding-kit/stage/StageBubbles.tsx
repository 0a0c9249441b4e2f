/** What sprites say and think, as real text: shaped right in every script, and read out. */
import type { BubbleView, Frame } from '@panya/engines/blocks-runtime/world/frame.ts'
import { useEffect, useRef } from 'react'
import styles from './StageBubbles.module.css'

interface StageBubblesProps {
  bubbles: BubbleView[]
  /** Calls back with every picture. */
  follow(listener: (frame: Frame | null) => void): () => void
}

/** Bubbles follow their sprite without React: moving is done on the elements themselves. */
export function StageBubbles({ bubbles, follow }: StageBubblesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    return follow((frame) => {
      for (const bubble of frame?.bubbles ?? []) {
        const element = list.current?.querySelector<HTMLElement>(`[data-key="${bubble.key}"]`)
        if (element) place(element, bubble)
      }
    })
  }, [follow])
  return (
    <div ref={list} aria-live="polite">
      {bubbles.map((bubble) => (
        <p
          key={bubble.key}
          dir="auto"
          data-key={bubble.key}
          className={`${styles.bubble} ${styles[bubble.kind]}`}
          ref={(element) => {
            if (element) place(element, bubble)
          }}
        >
          {bubble.text}
        </p>
      ))}
    </div>
  )
}

function place(element: HTMLElement, { x, y }: BubbleView): void {
  const isRight = x < 120
  const left = Math.max(2, Math.min(98, ((x + 240) / 480) * 100 + (isRight ? 6 : -6)))
  element.style.left = isRight ? `${left}%` : 'auto'
  element.style.right = isRight ? 'auto' : `${100 - left}%`
  element.style.bottom = `${Math.min(78, Math.max(2, ((y + 180) / 360) * 100 + 10))}%`
}
