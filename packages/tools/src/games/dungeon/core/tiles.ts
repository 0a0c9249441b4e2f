/** Which stones lie on a cell of the dungeon: they only dress it, and always the same way. */
import type { DungeonMap } from './dungeon-map.ts'

const FLOOR = [
  'plain',
  'plain',
  'cracked',
  'plain',
  'slabs',
  'pebbles',
  'plain',
  'grate',
  'moss',
] as const
const WALL = [
  'bricks',
  'bricks',
  'blocks',
  'vine',
  'bricks',
  'crystal',
  'shield',
  'bricks',
] as const

export type DungeonTile = (typeof FLOOR)[number] | (typeof WALL)[number] | 'torch' | 'rug'

function mixed(map: DungeonMap, cell: number): number {
  const seed = Math.imul(cell + 7, 0x9e3779b1) ^ Math.imul(map.width * 17 + map.height, 0xc2b2ae35)
  return ((seed ^ (seed >>> 13)) >>> 0) % 9973
}

export function tileAt(map: DungeonMap, cell: number): DungeonTile {
  const chance = mixed(map, cell)
  if (map.walls[cell] === 0) {
    return cell === map.start ? 'rug' : FLOOR[chance % FLOOR.length]!
  }
  // A torch hangs where somebody can walk below it, and not on every wall.
  const below = cell + map.width
  const lit = map.walls[below] === 0 && chance % 5 === 0
  return lit ? 'torch' : WALL[chance % WALL.length]!
}
