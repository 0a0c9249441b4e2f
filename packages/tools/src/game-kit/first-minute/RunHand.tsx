import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './FirstMinute.module.css'
import { Hand } from './Hand.tsx'

/** The button that runs the program. */
const BUTTON = '[data-run]'

/** As tall as the hand is drawn. */
const HEIGHT = 50
/** Enough to be noticed: what beats for ever is in the way of reading, and of a steady hand. */
const BEATS = 4

/** Points at the button that runs the program, once there is one that nobody has run yet. */
export function RunHand({ still }: { still: boolean }) {
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const button = document.querySelector(BUTTON)
    if (!button) return
    const measure = () => {
      const { left, width, bottom } = button.getBoundingClientRect()
      // At the foot of a phone it lies over the button: a tap goes through it.
      setPlace({ x: left + width / 2, y: Math.min(bottom - 8, innerHeight - HEIGHT) })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(button)
    observer.observe(document.body)
    addEventListener('scroll', measure, true)
    const beating = still
      ? null
      : button.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }], {
          duration: 700,
          direction: 'alternate',
          easing: 'ease-in-out',
          iterations: BEATS,
        })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', measure, true)
      beating?.cancel()
    }
  }, [still])
  if (!place) return null
  return createPortal(
    <div
      className={styles.fixed}
      style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
      aria-hidden="true"
      data-run-hand
    >
      <Hand />
    </div>,
    document.body,
  )
}
