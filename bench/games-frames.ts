/** Runs inside the browser for `bench/games.ts`: paints the dungeon as the screen does. */
import { PLAIN } from '../packages/tools/src/game-kit/core/journey/wardrobe.ts'
import { readFloor } from '../packages/tools/src/games/dungeon/core/dungeon-map.ts'
import { DungeonWorld } from '../packages/tools/src/games/dungeon/core/dungeon-world.ts'
import { sightFrom } from '../packages/tools/src/games/dungeon/core/visibility.ts'
import { paint } from '../packages/tools/src/games/dungeon/painter.ts'

const FRAMES = 240
const FRAMES_A_TURN = 16
const TILE = 32

function crowdedFloor(): string[] {
  const rows = Array.from({ length: 20 }, (_, y) =>
    Array.from({ length: 30 }, (_unused, x) =>
      x % 2 === 1 && y % 3 !== 0 ? 'bngs'[(x + y) % 4] : '.',
    ).join(''),
  )
  rows[0] = `@${'.'.repeat(29)}`
  rows[19] = `${'.'.repeat(29)}>`
  return rows
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

async function paintFrames(): Promise<{ paint: number; frame: number }> {
  const map = readFloor(crowdedFloor())
  const monsters = map.monsters.slice(0, 100)
  const world = new DungeonWorld({ ...map, monsters }, 999)
  const canvas = document.querySelector('canvas') as HTMLCanvasElement
  canvas.width = map.width * TILE
  canvas.height = map.height * TILE
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D
  const everything = new Set(Array.from({ length: map.width * map.height }, (_, cell) => cell))
  let before = world.state
  const painted: number[] = []
  const between: number[] = []
  let last = 0
  for (let frame = 0; frame < FRAMES; frame++) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    if (last > 0) between.push(now - last)
    last = now
    const begun = performance.now()
    if (frame % FRAMES_A_TURN === 0) {
      before = world.state
      world.act('wait', [], '')
    }
    const { state: after } = world
    const sight = new Set([...sightFrom(map, after.hero, after.cleared), ...everything])
    const scene = { map, before, after, sight, known: everything, hurt: false, look: PLAIN }
    paint(context, scene, TILE, (frame % FRAMES_A_TURN) / FRAMES_A_TURN)
    painted.push(performance.now() - begun)
  }
  return { paint: median(painted), frame: median(between) }
}

Object.assign(globalThis, { paintFrames })
