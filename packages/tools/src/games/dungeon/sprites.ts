/** Our own drawings for the dungeon: paths on a 48 by 48 tile, painted once per size. */
import { heroInks } from '../../game-kit/core/journey/hero-art.ts'
import type { Ink } from '../../game-kit/core/journey/ink.ts'
import { type HeroLook, PLAIN } from '../../game-kit/core/journey/wardrobe.ts'
import type { DungeonTile } from './core/tiles.ts'
import { TILE_SPRITES } from './tile-sprites.ts'

const INK = '#12102b'

export const SPRITES = {
  hero: heroInks('knight', PLAIN),
  slime: [
    {
      fill: '#65a30d',
      stroke: INK,
      width: 2,
      path: 'M6 40c-1-16 7-24 18-24s19 8 18 24c-8 4-28 4-36 0Z',
    },
    {
      fill: '#fff',
      path: 'M15 28a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM26 28a4 4 0 1 0 8 0 4 4 0 1 0-8 0Z',
    },
    { fill: INK, path: 'M18 29a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM27 29a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z' },
    { stroke: INK, width: 2.5, path: 'M19 36q5 3 10 0' },
  ],
  bat: [
    {
      fill: '#7c3aed',
      stroke: INK,
      width: 2,
      path: 'M24 20C16 8 6 8 2 14c6 0 6 6 8 10 4-2 7 0 8 4l6 8 6-8c1-4 4-6 8-4 2-4 2-10 8-10-4-6-14-6-22 6Z',
    },
    {
      fill: '#fbbf24',
      path: 'M18 23a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM26 23a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
    },
  ],
  guard: [
    {
      fill: '#94a3b8',
      stroke: INK,
      width: 2,
      path: 'M12 42V22c0-10 5-15 12-15s12 5 12 15v20q-12 4-24 0Z',
    },
    { fill: INK, path: 'M15 20h18v5H15ZM22 25h4v9h-4Z' },
    { fill: '#dc2626', path: 'M24 7c2-6 8-5 10-2-3 0-5 2-6 4Z' },
    { stroke: '#78350f', width: 3, path: 'M41 8v36' },
    { fill: '#e5e7eb', stroke: INK, width: 1, path: 'M41 1l4 9h-8Z' },
  ],
  ghost: [
    {
      fill: '#e0e7ff',
      stroke: INK,
      width: 2,
      path: 'M9 43V22C9 11 15 6 24 6s15 5 15 16v21l-5-4-5 4-5-4-5 4-5-4Z',
    },
    {
      fill: INK,
      path: 'M16 22a3 4 0 1 0 6 0 3 4 0 1 0-6 0ZM26 22a3 4 0 1 0 6 0 3 4 0 1 0-6 0ZM21 31a3 4 0 1 0 6 0 3 4 0 1 0-6 0Z',
    },
  ],
  troll: [
    {
      fill: '#a16207',
      stroke: INK,
      width: 2,
      path: 'M4 44c0-14 2-20 8-24 0-9 5-15 12-15s12 6 12 15c6 4 8 10 8 24q-20 4-40 0Z',
    },
    { fill: '#fff', path: 'M15 27l3 6 3-6M27 27l3 6 3-6' },
    { fill: INK, path: 'M16 17h6v4h-6ZM26 17h6v4h-6Z' },
    { stroke: INK, width: 2.5, path: 'M14 13l9 3M34 13l-9 3M14 27h20' },
  ],
  trollAsleep: [
    {
      fill: '#a16207',
      stroke: INK,
      width: 2,
      path: 'M4 44c0-10 2-14 8-18 0-8 5-13 12-13s12 5 12 13c6 4 8 8 8 18q-20 4-40 0Z',
    },
    { stroke: INK, width: 2.5, path: 'M15 26h7M26 26h7M19 34h10' },
    { stroke: '#e0e7ff', width: 2.5, path: 'M35 3h7l-7 8h7M28 8h4l-4 5h4' },
  ],
  key: [
    { stroke: '#fbbf24', width: 4.5, path: 'M23 24h19M36 24v8M41 24v6' },
    { stroke: '#fbbf24', width: 4.5, path: 'M8 24a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z' },
  ],
  coin: [
    {
      fill: '#f59e0b',
      stroke: '#78350f',
      width: 2.5,
      path: 'M11 24a13 13 0 1 0 26 0 13 13 0 1 0-26 0Z',
    },
    { stroke: '#78350f', width: 3, path: 'M28 18q-8-3-8 2c0 5 8 3 8 8q0 5-9 2M24 14v20' },
  ],
  food: [
    {
      fill: '#ef4444',
      stroke: INK,
      width: 2,
      path: 'M24 16c-6-5-16-1-14 11 1 9 7 14 14 12 7 2 13-3 14-12 2-12-8-16-14-11Z',
    },
    { stroke: '#65a30d', width: 3.5, path: 'M24 16c0-5 2-8 6-9' },
  ],
  heart: [
    {
      fill: '#f43f5e',
      stroke: INK,
      width: 2,
      path: 'M24 41C8 30 5 22 9 14c4-6 12-5 15 2 3-7 11-8 15-2 4 8 1 16-15 27Z',
    },
  ],
  door: [
    { fill: '#92400e', stroke: INK, width: 2, path: 'M6 46V18C6 8 14 3 24 3s18 5 18 15v28Z' },
    { stroke: INK, width: 2, path: 'M18 5v41M30 5v41' },
    {
      fill: '#fbbf24',
      stroke: INK,
      width: 1.5,
      path: 'M31 22a6 6 0 0 1 6 6v6H25v-6a6 6 0 0 1 6-6Z',
    },
  ],
  stairs: [
    { fill: '#5eead4', stroke: INK, width: 2, path: 'M5 8h10v10h10v10h10v10h8v5H5Z' },
    { stroke: INK, width: 3, path: 'M32 8v12M26 15l6 6 6-6' },
  ],
} satisfies Record<string, readonly Ink[]>

export type SpriteName = keyof typeof SPRITES

const kept = new Map<string, OffscreenCanvas>()

/** A picture for a tile of so many pixels, painted once. `room` is left above it for a hat. */
function painted(name: string, inks: readonly Ink[], size: number, room = 0): OffscreenCanvas {
  const key = `${name}-${size}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size > 200) kept.clear()
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d')
  if (context) {
    const scale = size / (48 + room)
    context.translate((room / 2) * scale, room * scale)
    draw(context, inks, scale)
  }
  kept.set(key, canvas)
  return canvas
}

export function sprite(name: SpriteName, size: number): OffscreenCanvas {
  return painted(name, SPRITES[name], size)
}

/** The hero in what was chosen in the wardrobe. */
export function heroSprite(look: HeroLook, size: number): OffscreenCanvas {
  const room = look.hat === 'none' ? 0 : 9
  return painted(`hero/${look.color}/${look.hat}`, heroInks('knight', look), size, room)
}

export function tileSprite(tile: DungeonTile, size: number): OffscreenCanvas {
  return painted(`tile/${tile}`, TILE_SPRITES[tile], size)
}

function shapeOf(path: string): Path2D {
  return new Path2D(path)
}

function draw(context: OffscreenCanvasRenderingContext2D, inks: readonly Ink[], scale: number) {
  context.scale(scale, scale)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { fill, stroke, width, path } of inks) {
    const shape = shapeOf(path)
    if (fill) {
      context.fillStyle = fill
      context.fill(shape)
    }
    if (stroke) {
      context.strokeStyle = stroke
      context.lineWidth = width ?? 2
      context.stroke(shape)
    }
  }
}
