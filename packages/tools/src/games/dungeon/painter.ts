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
const SHADE = '#0b0a1c8c'

export function paint(
  context: CanvasRenderingContext2D,
  scene: Scene,
  tile: number,
  progress: number,
): void {
  const { map, known, sight } = scene
  context.drawImage(groundOf(map, tile), 0, 0)
  for (let cell = 0; cell < map.width * map.height; cell++) {
    const isKnown = known === null || known.has(cell)
    const name = isKnown ? thingIn(map, scene.after, cell) : null
    const isShaded = sight !== null && !sight.has(cell)
    if (isKnown && !name && !isShaded) continue
    const x = (cell % map.width) * tile
    const y = Math.floor(cell / map.width) * tile
    if (name) context.drawImage(sprite(name, tile), x, y)
    if (isKnown && !isShaded) continue
    context.fillStyle = isKnown ? SHADE : FOG
    context.fillRect(x, y, tile, tile)
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

const grounds = new WeakMap<DungeonMap, { tile: number; canvas: OffscreenCanvas }>()

/** Floor and walls never change while somebody plays: they are painted once and copied for every frame. */
function groundOf(map: DungeonMap, tile: number): OffscreenCanvas {
  const known = grounds.get(map)
  if (known?.tile === tile) return known.canvas
  const canvas = new OffscreenCanvas(map.width * tile, map.height * tile)
  const context = canvas.getContext('2d', { alpha: false })
  for (let cell = 0; context && cell < map.width * map.height; cell++) {
    paintGround(context, map, cell, tile)
  }
  grounds.set(map, { tile, canvas })
  return canvas
}

function paintGround(
  context: OffscreenCanvasRenderingContext2D,
  map: DungeonMap,
  cell: number,
  tile: number,
): void {
  const column = cell % map.width
  const row = Math.floor(cell / map.width)
  const x = column * tile
  const y = row * tile
  const isWall = map.walls[cell] === 1
  context.fillStyle = isWall ? WALL : (FLOOR[(column + row) % 2] ?? WALL)
  context.fillRect(x, y, tile, tile)
  if (isWall) {
    context.fillStyle = WALL_TOP
    context.fillRect(x + 1, y + 1, tile - 2, tile * 0.28)
  }
  context.drawImage(tileSprite(tileAt(map, cell), tile), x, y)
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
