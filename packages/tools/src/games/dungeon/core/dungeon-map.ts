/**
 * A floor of the dungeon as it is drawn: `#` wall, `.` floor, `@` hero, `>` stairs, `k` key, `+` locked
 * door, `f` food, `$` coin, `h` heart, and monsters `s` slime, `b` bat, `n` guard, `g` ghost, `t` troll.
 */

export type MonsterKind = 'slime' | 'bat' | 'guard' | 'ghost' | 'troll'
type ItemKind = 'key' | 'food' | 'coin' | 'heart'

interface MonsterStart {
  kind: MonsterKind
  cell: number
}

export interface DungeonMap {
  width: number
  height: number
  rows: readonly string[]
  /** 1 where nobody can ever walk. */
  walls: Uint8Array
  doors: ReadonlySet<number>
  items: ReadonlyMap<number, ItemKind>
  monsters: readonly MonsterStart[]
  coins: number
  start: number
  stairs: number
}

export const MONSTER_TILES: Readonly<Record<string, MonsterKind>> = {
  s: 'slime',
  b: 'bat',
  n: 'guard',
  g: 'ghost',
  t: 'troll',
}

export const ITEM_TILES: Readonly<Record<string, ItemKind>> = {
  k: 'key',
  f: 'food',
  $: 'coin',
  h: 'heart',
}

const maps = new WeakMap<readonly string[], DungeonMap>()

export function readFloor(rows: readonly string[]): DungeonMap {
  const known = maps.get(rows)
  if (known) return known
  const map = parse(rows)
  maps.set(rows, map)
  return map
}

function parse(rows: readonly string[]): DungeonMap {
  const height = rows.length
  const width = rows[0]?.length ?? 0
  const walls = new Uint8Array(width * height)
  const doors = new Set<number>()
  const items = new Map<number, ItemKind>()
  const monsters: MonsterStart[] = []
  let start = -1
  let stairs = -1
  for (let cell = 0; cell < width * height; cell++) {
    const tile = rows[Math.floor(cell / width)]?.[cell % width] ?? '#'
    const item = ITEM_TILES[tile]
    const kind = MONSTER_TILES[tile]
    if (tile === '#') walls[cell] = 1
    else if (tile === '+') doors.add(cell)
    else if (tile === '@') start = cell
    else if (tile === '>') stairs = cell
    else if (item) items.set(cell, item)
    else if (kind) monsters.push({ kind, cell })
  }
  const coins = [...items.values()].filter((item) => item === 'coin').length
  return { width, height, rows, walls, doors, items, monsters, coins, start, stairs }
}

export const STEP_X = [0, 1, 0, -1] as const
export const STEP_Y = [-1, 0, 1, 0] as const

/** The cell one step away, or -1 beyond the edge. Directions: 0 north, 1 east, 2 south, 3 west. */
export function neighbour(map: DungeonMap, cell: number, direction: number): number {
  const x = (cell % map.width) + (STEP_X[direction] ?? 0)
  const y = Math.floor(cell / map.width) + (STEP_Y[direction] ?? 0)
  return x < 0 || y < 0 || x >= map.width || y >= map.height ? -1 : y * map.width + x
}

export function distance(map: DungeonMap, a: number, b: number): number {
  const dx = Math.abs((a % map.width) - (b % map.width))
  return dx + Math.abs(Math.floor(a / map.width) - Math.floor(b / map.width))
}
