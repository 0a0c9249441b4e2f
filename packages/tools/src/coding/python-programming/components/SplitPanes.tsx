import { type ReactNode, useRef } from 'react'
import styles from './SplitPanes.module.css'

interface SplitPanesProps {
  label: string
  /** Share of the first pane, 20 to 80. */
  share: number
  onShare: (share: number) => void
  first: ReactNode
  second: ReactNode
  /** Which pane a phone shows. */
  shown: 'first' | 'second'
}

const STEP = 4
/** Less is a tap. */
const TAP_PIXELS = 6
/** What a tap goes on to: the same, most for the first, most for the second. */
const SHARES = [50, 70, 30]

function clamp(share: number): number {
  return Math.round(Math.min(80, Math.max(20, share)))
}

/** Two panes with a divider that can be dragged, tapped, or moved with the arrow keys. */
export function SplitPanes({ label, share, onShare, first, second, shown }: SplitPanesProps) {
  const box = useRef<HTMLDivElement>(null)
  /** Where a finger was put down, as long as it may still be a tap. */
  const tapped = useRef<number | null>(null)
  function press(event: React.PointerEvent) {
    tapped.current = event.pointerType === 'mouse' ? null : event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function release() {
    if (tapped.current !== null) onShare(SHARES[(SHARES.indexOf(share) + 1) % SHARES.length]!)
    tapped.current = null
  }
  function drag(event: React.PointerEvent) {
    const area = box.current?.getBoundingClientRect()
    if (!area || event.buttons === 0) return
    if (tapped.current !== null && Math.abs(event.clientX - tapped.current) < TAP_PIXELS) return
    tapped.current = null
    const fromLeft = ((event.clientX - area.left) / area.width) * 100
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    onShare(clamp(rtl ? 100 - fromLeft : fromLeft))
  }
  function key(event: React.KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const grow = event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')
    const shrink = event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')
    if (grow || shrink) onShare(clamp(share + (grow ? STEP : -STEP)))
  }
  return (
    <div
      ref={box}
      className={styles.panes}
      data-shown={shown}
      style={{ '--share': `${share}fr`, '--rest': `${100 - share}fr` } as React.CSSProperties}
    >
      <div className={styles.first}>{first}</div>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- a separator that can be moved is a widget */}
      <div
        className={styles.divider}
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={share}
        aria-valuemin={20}
        aria-valuemax={80}
        tabIndex={0}
        onPointerDown={press}
        onPointerUp={release}
        onPointerMove={drag}
        onKeyDown={key}
      />
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.second}>{second}</div>
    </div>
  )
}
