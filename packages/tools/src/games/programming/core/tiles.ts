/**
 * Which tile is drawn on a cell, so that a world looks alive and yet the same every time. Only the looks
 * differ: what is open stays pale and flat, what is closed stands up, water is blue.
 */
import type { RobotMap } from './robot-world.ts'

const GROUND = ['grass', 'grass', 'tuft', 'grass', 'clover', 'daisies', 'grass', 'pebbles'] as const
const CLOSED = ['rock', 'boulder', 'moss', 'crate', 'stump', 'hedge'] as const
const WET = ['water', 'ripples', 'lily'] as const

export type Tile =
  | (typeof GROUND)[number]
  | (typeof CLOSED)[number]
  | (typeof WET)[number]
  | 'bridge-across'
  | 'bridge-along'
  | 'path'

/** A number that looks like chance and depends on the cell and on the map alone. */
function mixed(map: RobotMap, cell: number): number {
  const seed = Math.imul(cell + 1, 0x9e3779b1) ^ Math.imul(map.width * 31 + map.height, 0x85ebca6b)
  return ((seed ^ (seed >>> 15)) >>> 0) % 9973
}

function groundAt(map: RobotMap, cell: number, dx: number, dy: number): number {
  const x = (cell % map.width) + dx
  const y = Math.floor(cell / map.width) + dy
  return x < 0 || y < 0 || x >= map.width || y >= map.height
    ? -1
    : (map.ground[y * map.width + x] ?? 0)
}

export function tileAt(map: RobotMap, cell: number): Tile {
  const chance = mixed(map, cell)
  const kind = map.ground[cell]
  if (kind === 1) return CLOSED[chance % CLOSED.length]!
  if (kind === 2) return WET[chance % WET.length]!
  const [up, down] = [groundAt(map, cell, 0, -1), groundAt(map, cell, 0, 1)]
  const [left, right] = [groundAt(map, cell, -1, 0), groundAt(map, cell, 1, 0)]
  if (up === 2 && down === 2) return 'bridge-across'
  if (left === 2 && right === 2) return 'bridge-along'
  if ((up === 1 && down === 1) || (left === 1 && right === 1)) return 'path'
  return GROUND[chance % GROUND.length]!
}
