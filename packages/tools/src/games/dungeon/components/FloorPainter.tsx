import { MapPainter } from '../../../game-kit/map/MapPainter.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { LARGEST } from '../core/document.ts'
import { ITEM_TILES, MONSTER_TILES } from '../core/dungeon-map.ts'
import { BRUSHES, paint, resize } from '../core/edit-map.ts'
import { type DungeonTranslate, useDungeonMessages } from '../dungeon-messages.ts'
import styles from './FloorPainter.module.css'
import { SpriteIcon } from './StatusRow.tsx'

interface FloorPainterProps {
  host: ToolHost
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

/** A floor to paint on. */
export function FloorPainter({ host, rows, onChange }: FloorPainterProps) {
  const t = useDungeonMessages(host.locale)
  return (
    <MapPainter
      host={host}
      help={t('editorHelp')}
      rows={rows}
      brushes={BRUSHES}
      firstBrush="#"
      cellSize={40}
      largest={LARGEST}
      brushName={(brush) => tileName(t, brush)}
      cellName={(x, y) => tileName(t, rows[y]?.[x] ?? '')}
      tile={Tile}
      paint={paint}
      resize={resize}
      onChange={onChange}
    />
  )
}
