import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import type { ToolHost } from '../../host/tool-host.ts'
import { useCodeMessages } from '../code/code-messages.ts'
import layout from '../layout.module.css'
import styles from './Workshop.module.css'

interface MapPainterProps<Brush extends string> {
  host: ToolHost
  /** How it is painted. */
  help: string
  rows: readonly string[]
  brushes: readonly Brush[]
  firstBrush: Brush
  /** The widest a cell is drawn, in pixels, and the most cells in a row or column. */
  cellSize: number
  largest: number
  brushName: (brush: Brush) => string
  cellName: (x: number, y: number) => string
  tile: ComponentType<{ tile: string }>
  paint: (rows: readonly string[], x: number, y: number, brush: Brush) => string[]
  resize: (rows: readonly string[], columns: number, height: number) => string[]
  onChange: (rows: string[]) => void
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A map to paint on, with the mouse or with the keys. */
export function MapPainter<Brush extends string>({
  host,
  rows,
  tile: Tile,
  ...map
}: MapPainterProps<Brush>) {
  const t = useCodeMessages(host.locale)
  const [brush, setBrush] = useState(map.firstBrush)
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
    <div className={styles.painter}>
      <fieldset className={styles.brushes}>
        <legend>{t('editorBrush')}</legend>
        {map.brushes.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.brush}
            aria-pressed={brush === each}
            aria-label={map.brushName(each)}
            title={map.brushName(each)}
            onClick={() => setBrush(each)}
          >
            <Tile tile={each} />
          </button>
        ))}
      </fieldset>
      <p className={styles.help}>{map.help}</p>
      <div
        ref={grid}
        className={styles.grid}
        dir="ltr"
        style={{ gridTemplateColumns: `repeat(${width}, minmax(26px, ${map.cellSize}px))` }}
      >
        {rows.flatMap((row, y) =>
          Array.from(row, (tile, x) => (
            <button
              key={`${x}-${y}`}
              type="button"
              className={styles.cell}
              tabIndex={focus[0] === x && focus[1] === y ? 0 : -1}
              aria-label={t('editorCell', {
                column: x + 1,
                row: y + 1,
                tile: map.cellName(x, y),
              })}
              onFocus={() => setFocus([x, y])}
              onKeyDown={(event) => move(event, x, y)}
              onClick={() => map.onChange(map.paint(rows, x, y, brush))}
            >
              <Tile tile={tile} />
            </button>
          )),
        )}
      </div>
      <div className={layout.row}>
        <Size
          label={t('editorColumns')}
          value={width}
          largest={map.largest}
          onChange={(columns) => map.onChange(map.resize(rows, columns, rows.length))}
        />
        <Size
          label={t('editorRows')}
          value={rows.length}
          largest={map.largest}
          onChange={(count) => map.onChange(map.resize(rows, width, count))}
        />
      </div>
    </div>
  )
}

interface SizeProps {
  label: string
  value: number
  largest: number
  onChange: (value: number) => void
}

function Size({ label, value, largest, onChange }: SizeProps) {
  return (
    <label className={styles.size}>
      {label}
      <input
        type="number"
        min={1}
        max={largest}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  )
}
