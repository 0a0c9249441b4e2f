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
/** What a tap goes on to: the same, most for the first, most for the second. */
const SHARES = [50, 70, 30]

function clamp(share: number): number {
  return Math.round(Math.min(80, Math.max(20, share)))
}

/** Two panes with a divider that can be dragged, tapped, or moved with the arrow keys. */
export function SplitPanes({ label, share, onShare, first, second, shown }: SplitPanesProps) {
  const box = useRef<HTMLDivElement>(null)
  const from = useRef<number | null>(null)
  function press(event: React.PointerEvent) {
    from.current = share
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function tap(event: React.PointerEvent) {
    const isTap = from.current === share && event.pointerType !== 'mouse'
    from.current = null
    if (isTap) onShare(SHARES[(SHARES.indexOf(share) + 1) % SHARES.length]!)
  }
  function drag(event: React.PointerEvent) {
    const area = box.current?.getBoundingClientRect()
    if (!area || event.buttons === 0) return
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
        onPointerUp={tap}
        onPointerMove={drag}
        onKeyDown={key}
      />
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.second}>{second}</div>
    </div>
  )
}
