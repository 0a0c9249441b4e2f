import { MapPainter } from '../../../game-kit/map/MapPainter.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { LARGEST } from '../core/document.ts'
import { BRUSHES, type Brush, paint, resize } from '../core/edit-map.ts'
import { readMap } from '../core/robot-world.ts'
import { type ProgrammingTranslate, useProgrammingMessages } from '../programming-messages.ts'
import styles from './Board.module.css'
import { BATTERY, FLAG, GEM, LAMP, Robot } from './board-art.tsx'
import { tileName } from './describe-board.ts'
import { TileArt } from './tile-art.tsx'

interface BoardPainterProps {
  host: ToolHost
  rows: readonly string[]
  onChange: (rows: string[]) => void
}

/** What stands on the ground of a tile. */
function Thing({ tile }: { tile: string }) {
  if (tile === 'F') return FLAG
  if (tile === '*') return GEM
  if (tile === 'b') return BATTERY
  if (tile === 'o') return LAMP(false)
  const facing = '^>v<'.indexOf(tile)
  if (facing >= 0) return <Robot facing={facing} mood="calm" pace={0} />
  if ('.#~'.includes(tile)) return null
  return (
    <text className={styles.number} x={24} y={33} textAnchor="middle">
      {tile}
    </text>
  )
}

function Tile({ tile }: { tile: string }) {
  return (
    <svg className={styles.tiles} viewBox="0 0 48 48" width="100%" aria-hidden="true">
      <TileArt tile={tile === '#' ? 'rock' : tile === '~' ? 'water' : 'grass'} />
      <Thing tile={tile} />
    </svg>
  )
}

/** A board to paint on. */
export function BoardPainter({ host, rows, onChange }: BoardPainterProps) {
  const t = useProgrammingMessages(host.locale)
  const map = readMap(rows)
  const start = { cell: map.start, facing: map.facing, done: 0 }
  return (
    <MapPainter
      host={host}
      help={t('editorHelp')}
      rows={rows}
      brushes={BRUSHES}
      firstBrush="#"
      cellSize={52}
      largest={LARGEST}
      brushName={(brush) => brushName(t, brush)}
      cellName={(x, y) => tileName(t, map, y * map.width + x, start)}
      tile={Tile}
      paint={paint}
      resize={resize}
      onChange={onChange}
    />
  )
}

function brushName(t: ProgrammingTranslate, brush: Brush): string {
  const map = readMap([`${brush}.`])
  return tileName(t, map, 0, { cell: brush === '>' ? 0 : 1, facing: 1, done: 0 })
}
