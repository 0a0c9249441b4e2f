/** Paints one frame of the dungeon: ground, fog, things, monsters and the hero between two turns. */
import type { HeroLook } from '../../game-kit/core/journey/wardrobe.ts'
import type { DungeonMap } from './core/dungeon-map.ts'
import type { DungeonState } from './core/dungeon-world.ts'
import { tileAt } from './core/tiles.ts'
import { heroSprite, type SpriteName, sprite, tileSprite } from './sprites.ts'

export interface Scene {
  map: DungeonMap
  before: DungeonState
  after: DungeonState
  /** Seen now, and ever seen; null shows everything. */
  sight: ReadonlySet<number> | null
  known: ReadonlySet<number> | null
  /** Who was bitten or hit this turn, for a short flash. */
  hurt: boolean
  /** What the hero wears. */
  look: HeroLook
}

const FLOOR = ['#2b2a55', '#302f5e']
const WALL = '#15142d'
const WALL_TOP = '#47447c'
const FOG = '#0b0a1c'

export function paint(
  context: CanvasRenderingContext2D,
  scene: Scene,
  tile: number,
  progress: number,
): void {
  const { map, known, sight } = scene
  context.fillStyle = FOG
  context.fillRect(0, 0, map.width * tile, map.height * tile)
  for (let cell = 0; cell < map.width * map.height; cell++) {
    if (known && !known.has(cell)) continue
    paintCell(context, scene, cell, tile)
    if (sight && !sight.has(cell)) {
      context.fillStyle = '#0b0a1c8c'
      context.fillRect((cell % map.width) * tile, Math.floor(cell / map.width) * tile, tile, tile)
    }
  }
  paintMonsters(context, scene, tile, progress)
  const { before, after } = scene
  const [x, y] = between(map, before.hero, after.hero, progress)
  if (scene.hurt && progress < 0.5) {
    context.fillStyle = '#f43f5e88'
    context.fillRect(x * tile, y * tile, tile, tile)
  }
  context.drawImage(heroSprite(scene.look, tile), x * tile, y * tile)
}

function paintCell(
  context: CanvasRenderingContext2D,
  { map, after }: Scene,
  cell: number,
  tile: number,
): void {
  const column = cell % map.width
  const row = Math.floor(cell / map.width)
  const x = column * tile
  const y = row * tile
  if (map.walls[cell] === 1) {
    context.fillStyle = WALL
    context.fillRect(x, y, tile, tile)
    context.fillStyle = WALL_TOP
    context.fillRect(x + 1, y + 1, tile - 2, tile * 0.28)
    context.drawImage(tileSprite(tileAt(map, cell), tile), x, y)
    return
  }
  context.fillStyle = FLOOR[(column + row) % 2] ?? WALL
  context.fillRect(x, y, tile, tile)
  context.drawImage(tileSprite(tileAt(map, cell), tile), x, y)
  const name = thingIn(map, after, cell)
  if (name) context.drawImage(sprite(name, tile), x, y)
}

function thingIn(map: DungeonMap, state: DungeonState, cell: number): SpriteName | null {
  if (cell === map.stairs) return 'stairs'
  if (state.cleared.has(cell)) return null
  if (map.doors.has(cell)) return 'door'
  return map.items.get(cell) ?? null
}

function between(map: DungeonMap, from: number, to: number, progress: number): [number, number] {
  const x = from % map.width
  const y = Math.floor(from / map.width)
  const dx = (to % map.width) - x
  const dy = Math.floor(to / map.width) - y
  return [x + dx * progress, y + dy * progress]
}

function paintMonsters(
  context: CanvasRenderingContext2D,
  { map, before, after, sight }: Scene,
  tile: number,
  progress: number,
): void {
  const was = new Map(before.monsters.map((monster) => [monster.id, monster.cell]))
  for (const monster of after.monsters) {
    if (sight && !sight.has(monster.cell)) continue
    const [x, y] = between(map, was.get(monster.id) ?? monster.cell, monster.cell, progress)
    const name = monster.kind === 'troll' && !monster.awake ? 'trollAsleep' : monster.kind
    context.drawImage(sprite(name, tile), x * tile, y * tile)
  }
}
