import { type KeyboardEvent, useRef, useState } from 'react'
import { BRUSHES, type Brush, paint, resize } from '../core/edit-map.ts'
import { readMap } from '../core/robot-world.ts'
import type { ProgrammingTranslate } from '../programming-texts.ts'
import boardStyles from './Board.module.css'
import { BATTERY, FLAG, GEM, LAMP, ROCK, Robot, WATER } from './board-art.tsx'
import { tileName } from './describe-board.ts'
import styles from './LevelEditor.module.css'

interface MapPainterProps {
  t: ProgrammingTranslate
  rows: readonly string[]
  onChange: (rows: string[]) => void
}

function TileArt({ tile }: { tile: string }) {
  if (tile === '#') return ROCK(0)
  if (tile === '~') return WATER
  if (tile === 'F') return FLAG
  if (tile === '*') return GEM
  if (tile === 'b') return BATTERY
  if (tile === 'o') return LAMP(false)
  const facing = '^>v<'.indexOf(tile)
  if (facing >= 0) return <Robot facing={facing} mood="calm" pace={0} />
  if (tile === '.') return null
  return (
    <text className={boardStyles['number']} x={24} y={33} textAnchor="middle">
      {tile}
    </text>
  )
}

function Tile({ tile }: { tile: string }) {
  return (
    <svg viewBox="0 0 48 48" width="100%" aria-hidden="true">
      <rect className={boardStyles['floor']} x={1} y={1} width={46} height={46} rx={9} />
      <TileArt tile={tile} />
    </svg>
  )
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A board to paint on, with the mouse or with the keys. */
export function MapPainter({ t, rows, onChange }: MapPainterProps) {
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

  const map = readMap(rows)
  const start = { cell: map.start, facing: map.facing, done: 0 }
  return (
    <div className={styles['painter']}>
      <fieldset className={styles['brushes']}>
        <legend>{t('editorBrush')}</legend>
        {BRUSHES.map((each) => (
          <button
            key={each}
            type="button"
            className={styles['brush']}
            aria-pressed={brush === each}
            aria-label={brushName(t, each)}
            title={brushName(t, each)}
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
        style={{ gridTemplateColumns: `repeat(${width}, minmax(26px, 52px))` }}
      >
        {rows.flatMap((row, y) =>
          Array.from(row, (tile, x) => (
            <button
              key={`${x}-${y}`}
              type="button"
              className={styles['cell']}
              tabIndex={focus[0] === x && focus[1] === y ? 0 : -1}
              aria-label={t('editorCell', {
                column: x + 1,
                row: y + 1,
                tile: tileName(t, map, y * width + x, start),
              })}
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
        <Size
          label={t('editorColumns')}
          value={width}
          onChange={(columns) => onChange(resize(rows, columns, rows.length))}
        />
        <Size
          label={t('editorRows')}
          value={rows.length}
          onChange={(count) => onChange(resize(rows, width, count))}
        />
      </div>
    </div>
  )
}

function brushName(t: ProgrammingTranslate, brush: Brush): string {
  const map = readMap([`${brush}.`])
  return tileName(t, map, 0, { cell: brush === '>' ? 0 : 1, facing: 1, done: 0 })
}

interface SizeProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Size({ label, value, onChange }: SizeProps) {
  return (
    <label className={styles['size']}>
      {label}
      <input
        type="number"
        min={1}
        max={14}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  )
}
