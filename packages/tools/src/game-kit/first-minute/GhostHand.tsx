import type { DragPlaces, GameBlocks } from '@panya/engines/game-blocks/protocol.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './FirstMinute.module.css'
import { Hand } from './Hand.tsx'

interface GhostHandProps {
  blocks: GameBlocks
  container: RefObject<HTMLElement | null>
  /** Nothing may move: an arrow shows the way instead. */
  still: boolean
}

interface Way {
  from: { x: number; y: number }
  to: { x: number; y: number }
  width: number
  height: number
}

/** The fingertip holds the block somewhere in its first half. */
const GRIP = 28

function wayIn(container: HTMLElement, { from, to }: DragPlaces): Way {
  const { left, top } = container.getBoundingClientRect()
  return {
    from: { x: from.left - left, y: from.top - top },
    to: { x: to.left - left, y: to.top - top },
    width: from.width,
    height: from.height,
  }
}

const at = ({ x, y }: Way['from']): string => `translate(${x}px, ${y}px)`

/** A hand that takes the first block of the palette to the program, before anybody has touched anything. */
export function GhostHand({ blocks, container, still }: GhostHandProps) {
  const [way, setWay] = useState<Way | null>(null)
  const carried = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = container.current
    if (!element) return
    // Called once at the beginning, and again whenever there is more or less room.
    const observer = new ResizeObserver(() => {
      const places = blocks.dragPlaces()
      setWay(places && wayIn(element, places))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [blocks, container])

  useEffect(() => {
    if (!way || still) return
    // Twice, since eyes may be elsewhere the first time; afterwards it waits at the palette.
    const moving = carried.current?.animate(
      [
        { transform: at(way.from), opacity: 0 },
        { transform: at(way.from), opacity: 1, offset: 0.2 },
        { transform: at(way.to), opacity: 1, offset: 0.8 },
        { transform: at(way.to), opacity: 0 },
      ],
      { duration: 1600, iterations: 2, easing: 'ease-in-out' },
    )
    return () => moving?.cancel()
  }, [way, still])

  if (!way) return null
  const { from, to, width, height } = way
  return (
    <div className={styles.over} aria-hidden="true" data-ghost-hand={still ? 'still' : 'moving'}>
      {still && <Arrow {...way} />}
      <div ref={carried} className={styles.carried} style={{ transform: at(still ? to : from) }}>
        <div className={styles.ghost} style={{ inlineSize: width, blockSize: height }} />
        <div className={styles.grip} style={{ transform: `translate(${GRIP}px, ${height / 2}px)` }}>
          <Hand />
        </div>
      </div>
    </div>
  )
}

function Arrow({ from, to, width, height }: Way) {
  // From the edge of the block: its word stays to be read.
  const start = { x: to.x < from.x ? from.x : from.x + width, y: from.y + height / 2 }
  const end = { x: to.x + width / 2, y: to.y + height / 2 }
  const bend = `${(start.x + end.x) / 2} ${Math.min(start.y, end.y) - 30}`
  return (
    <svg className={styles.arrow} aria-hidden="true">
      <path d={`M${start.x} ${start.y}Q${bend} ${end.x} ${end.y}`} />
    </svg>
  )
}
