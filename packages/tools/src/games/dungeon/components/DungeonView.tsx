import { useEffect, useMemo, useRef, useState } from 'react'
import { useHeroLook } from '../../../game-kit/journey/hero-look.ts'
import { readFloor } from '../core/dungeon-map.ts'
import type { DungeonState } from '../core/dungeon-world.ts'
import { sightFrom } from '../core/visibility.ts'
import { paint, type Scene } from '../painter.ts'
import styles from './DungeonView.module.css'

interface DungeonViewProps {
  rows: readonly string[]
  before: DungeonState
  after: DungeonState
  /** Cells known so far; null lifts the fog. */
  known: ReadonlySet<number> | null
  hurt: boolean
  /** How long a turn takes to be seen; 0 without motion. */
  pace: number
  label: string
}

/** The picture's width on the page, in whole device pixels per tile. */
function useTile(columns: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [tile, setTile] = useState(32)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 320
      const ratio = Math.min(devicePixelRatio, 2)
      setTile(Math.max(12, Math.min(64 * ratio, Math.floor((width / columns) * ratio))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [columns])
  return { frame, tile }
}

/** The dungeon, painted; what it shows is also told in words beside it. */
export function DungeonView({ rows, before, after, known, hurt, pace, label }: DungeonViewProps) {
  const map = readFloor(rows)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { frame, tile } = useTile(map.width)
  const look = useHeroLook()
  const scene = useMemo<Scene>(() => {
    const sight = known === null ? null : sightFrom(map, after.hero, after.cleared)
    return { map, before, after, sight, known, hurt, look }
  }, [map, before, after, known, hurt, look])

  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false })
    if (!context) return undefined
    let request = 0
    const begun = performance.now()
    const frameNow = () => {
      const progress = pace === 0 ? 1 : Math.min(1, (performance.now() - begun) / pace)
      paint(context, scene, tile, progress)
      if (progress < 1) request = requestAnimationFrame(frameNow)
    }
    frameNow()
    return () => cancelAnimationFrame(request)
  }, [scene, tile, pace])

  return (
    <div ref={frame} className={styles.frame} dir="ltr">
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={map.width * tile}
        height={map.height * tile}
        aria-label={label}
      >
        {label}
      </canvas>
    </div>
  )
}
