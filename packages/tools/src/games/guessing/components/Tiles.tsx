import type { Locale } from '@panya/domain/locale/locale.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PictureState } from '../core/guess-play.ts'
import { TILE_COUNT } from '../core/guess-round.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './HiddenPicture.module.css'

interface TilesProps {
  locale: Locale
  state: PictureState
  onOpen?: ((tile: number) => void) | undefined
}

const SIDE = 4
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function neighbour(tile: number, key: string): number | null {
  const step = STEPS[key]
  if (!step) return null
  const column = (tile % SIDE) + step[0]
  const row = Math.floor(tile / SIDE) + step[1]
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE ? row * SIDE + column : tile
}

/** The covers over a picture: one stop for the tab key, arrow keys inside. */
export function Tiles({ locale, state, onOpen }: TilesProps) {
  const t = useGuessingMessages(locale)
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const closed = (tile: number) => state.outcome === 'open' && !state.opened.includes(tile)

  function onKey(event: KeyboardEvent, tile: number) {
    const next = neighbour(tile, event.key)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={grid} className={styles.tiles}>
      {Array.from({ length: TILE_COUNT }, (_, tile) => {
        const place = { row: Math.floor(tile / SIDE) + 1, column: (tile % SIDE) + 1 }
        return (
          <button
            key={tile}
            type="button"
            className={closed(tile) ? styles.tile : styles.opened}
            disabled={!onOpen || state.outcome !== 'open'}
            aria-disabled={!closed(tile)}
            tabIndex={tile === at ? 0 : -1}
            aria-label={t(closed(tile) ? 'tileClosed' : 'tileOpen', place)}
            onFocus={() => setAt(tile)}
            onKeyDown={(event) => onKey(event, tile)}
            onClick={() => closed(tile) && onOpen?.(tile)}
          />
        )
      })}
    </div>
  )
}
