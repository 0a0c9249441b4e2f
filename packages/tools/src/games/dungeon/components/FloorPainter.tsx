import { type KeyboardEvent, useRef, useState } from 'react'
import { ITEM_TILES, MONSTER_TILES } from '../core/dungeon-map.ts'
import { BRUSHES, type Brush, paint, resize } from '../core/edit-map.ts'
import type { DungeonTranslate } from '../dungeon-texts.ts'
import styles from './FloorEditor.module.css'
import { SpriteIcon } from './StatusRow.tsx'

interface FloorPainterProps {
  t: DungeonTranslate
  rows: readonly string[]
  onChange: (rows: string[]) => void
}

export function tileName(t: DungeonTranslate, tile: string): string {
  const monster = MONSTER_TILES[tile]
  const item = ITEM_TILES[tile]
  if (monster) return t(`monster.${monster}`)
  if (item) return t(`thing.${item}`)
  if (tile === '#') return t('thing.wall')
  if (tile === '@') return t('thing.hero')
  if (tile === '>') return t('thing.stairs')
  return t(tile === '+' ? 'thing.door' : 'thing.floor')
}

function Tile({ tile }: { tile: string }) {
  const fixed = { '@': 'hero', '>': 'stairs', '+': 'door' } as const
  const name = MONSTER_TILES[tile] ?? ITEM_TILES[tile] ?? fixed[tile as '@']
  return (
    <span className={styles[tile === '#' ? 'wall' : 'ground']}>
      {name && <SpriteIcon name={name} size={26} />}
    </span>
  )
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A floor to paint on, with the mouse or with the keys. */
export function FloorPainter({ t, rows, onChange }: FloorPainterProps) {
  const [brush, setBrush] = useState<Brush>('#')
  const [focus, setFocus] = useState<[number, number]>([0, 0])
  const grid = useRef<HTMLDivElement>(null)
  const width = rows[0]?.length ?? 0

  function move(event: KeyboardEvent, x: number, y: number) {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    const column = Math.max(0, Math.min(width - 1, x + step[0]))
    const row = Math.max(0, Math.min(rows.length - 1, y + step[1]))
    setFocus([column, row])
    const target = grid.current?.children[row * width + column]
    if (target instanceof HTMLElement) target.focus()
  }

  return (
    <>
      <fieldset className={styles['brushes']}>
        <legend>{t('editorBrush')}</legend>
        {BRUSHES.map((each) => (
          <button
            key={each}
            type="button"
            className={styles['brush']}
            aria-pressed={brush === each}
            aria-label={tileName(t, each)}
            title={tileName(t, each)}
            onClick={() => setBrush(each)}
          >
            <Tile tile={each} />
          </button>
        ))}
      </fieldset>
      <p className={styles['help']}>{t('editorHelp')}</p>
      <div
        ref={grid}
        className={styles['grid']}
        dir="ltr"
        style={{ gridTemplateColumns: `repeat(${width}, minmax(26px, 40px))` }}
      >
        {rows.flatMap((row, y) =>
          Array.from(row, (tile, x) => (
            <button
              key={`${x}-${y}`}
              type="button"
              className={styles['cell']}
              tabIndex={focus[0] === x && focus[1] === y ? 0 : -1}
              aria-label={t('editorCell', { column: x + 1, row: y + 1, tile: tileName(t, tile) })}
              onFocus={() => setFocus([x, y])}
              onKeyDown={(event) => move(event, x, y)}
              onClick={() => onChange(paint(rows, x, y, brush))}
            >
              <Tile tile={tile} />
            </button>
          )),
        )}
      </div>
      <div className={styles['row']}>
        {(
          [
            ['editorColumns', width, (value: number) => resize(rows, value, rows.length)],
            ['editorRows', rows.length, (value: number) => resize(rows, width, value)],
          ] as const
        ).map(([label, value, resized]) => (
          <label key={label} className={styles['size']}>
            {t(label)}
            <input
              type="number"
              min={1}
              max={31}
              value={value}
              onChange={(event) => onChange(resized(Number(event.currentTarget.value)))}
            />
          </label>
        ))}
      </div>
    </>
  )
}
