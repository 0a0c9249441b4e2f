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
  /** The cell something went wrong at. */
  mark?: number | null
  label: string
}

/** The most a tile grows to where there is room. */
const LARGEST = 150

/** How large a tile is on the page, in whole device pixels. */
function useTile(columns: number, rows: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [tile, setTile] = useState(32)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width = 320, height = 320 } = entry?.contentRect ?? {}
      const ratio = Math.min(devicePixelRatio, 2)
      const room = Math.min(width / columns, height / rows, LARGEST)
      setTile(Math.max(12, Math.floor(room * ratio)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [columns, rows])
  return { frame, tile }
}

function outline(context: CanvasRenderingContext2D, x: number, y: number, tile: number): void {
  context.save()
  context.strokeStyle = '#ff8a9a'
  context.lineWidth = Math.max(2, tile / 12)
  context.setLineDash([tile / 5, tile / 9])
  context.strokeRect(x + 2, y + 2, tile - 4, tile - 4)
  context.restore()
}

/** The dungeon, painted; what it shows is also told in words beside it. */
export function DungeonView(props: DungeonViewProps) {
  const { rows, before, after, known, hurt, pace, mark = null, label } = props
  const map = useMemo(() => readFloor(rows), [rows])
  const canvas = useRef<HTMLCanvasElement>(null)
  const { frame, tile } = useTile(map.width, map.height)
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
      if (mark !== null)
        outline(context, (mark % map.width) * tile, Math.floor(mark / map.width) * tile, tile)
      if (progress < 1) request = requestAnimationFrame(frameNow)
    }
    frameNow()
    return () => cancelAnimationFrame(request)
  }, [scene, tile, pace, map, mark])

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
