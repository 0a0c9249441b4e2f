import { randomFrom } from '../learn/example.ts'
import { blank, disc, ellipse, line, type Rgb } from '../paint.ts'
import type { Picture } from '../picture.ts'
import { drawnHand } from './drawn-hand.ts'
import type { FreshPicture, SampleSetName } from './sample-names.ts'

/** Sets of pictures to learn from, drawn by ourselves: each one different, the same everywhere. */

const SIDE = 128
type Random = () => number

const between = (random: Random, low: number, high: number): number => low + random() * (high - low)
const near = (random: Random, [r, g, b]: Rgb, by: number): Rgb => {
  const shift = (value: number): number => value + (random() - 0.5) * 2 * by
  return [shift(r), shift(g), shift(b)]
}

const PAPERS: readonly Rgb[] = [
  [236, 230, 214],
  [120, 96, 70],
  [170, 186, 196],
  [214, 222, 200],
  [88, 94, 104],
]
const SKY: Rgb = [96, 164, 226]

function mango(random: Random, ripe: boolean, paper?: Rgb): Picture {
  const picture = blank(SIDE, SIDE, paper ?? near(random, PAPERS[Math.floor(random() * 5)]!, 14))
  const [x, y] = [between(random, 52, 76), between(random, 52, 76)]
  const size = between(random, 28, 40)
  const turn = between(random, -0.7, 0.7)
  const skin = near(random, ripe ? [238, 170, 44] : [96, 150, 58], 16)
  ellipse(picture, x + 4, y + 6, size * 1.25, size, [60, 54, 48], turn)
  ellipse(picture, x, y, size * 1.25, size, skin, turn)
  ellipse(picture, x - size * 0.4, y - size * 0.35, size * 0.4, size * 0.22, light(skin), turn)
  if (ripe)
    ellipse(
      picture,
      x + size * 0.5,
      y,
      size * 0.5,
      size * 0.6,
      near(random, [222, 104, 52], 14),
      turn,
    )
  for (let spot = 0; spot < 5; spot++)
    disc(
      picture,
      x + between(random, -size, size) * 0.8,
      y + between(random, -size, size) * 0.6,
      1.2,
      [92, 70, 40],
    )
  line(
    picture,
    { x: x - size, y: y - size * 0.4 },
    { x: x - size * 1.25, y: y - size * 0.8 },
    3,
    [86, 64, 38],
  )
  return picture
}

const light = ([r, g, b]: Rgb): Rgb => [r + 26, g + 26, b + 26]

function face(random: Random, happy: boolean): Picture {
  const picture = blank(SIDE, SIDE, near(random, PAPERS[Math.floor(random() * 5)]!, 14))
  const [x, y, size] = [between(random, 56, 72), between(random, 56, 72), between(random, 34, 48)]
  disc(picture, x, y, size, near(random, [250, 208, 84], 20))
  for (const side of [-1, 1])
    disc(picture, x + side * size * 0.36, y - size * 0.25, size * 0.12, [40, 36, 40])
  const curve = (happy ? 1 : -1) * between(random, 0.22, 0.42)
  const middle = y + size * (happy ? 0.25 : 0.55)
  const mouth = (at: number) => ({
    x: x + at * size * 0.5,
    y: middle + (1 - at * at) * curve * size,
  })
  for (let at = -1; at < 1; at += 0.2)
    line(picture, mouth(at), mouth(at + 0.2), size * 0.1, [60, 40, 40])
  return picture
}

function leaf(random: Random, healthy: boolean): Picture {
  const picture = blank(SIDE, SIDE, near(random, PAPERS[Math.floor(random() * 5)]!, 14))
  const [x, y, turn] = [
    between(random, 54, 74),
    between(random, 54, 74),
    between(random, -0.9, 0.9),
  ]
  const size = between(random, 40, 52)
  ellipse(picture, x, y, size, size * 0.48, near(random, [70, 140, 62], 22), turn)
  const along = (share: number) => ({
    x: x + Math.cos(turn) * size * share,
    y: y + Math.sin(turn) * size * share,
  })
  line(picture, along(-1.1), along(0.95), 2.5, [44, 92, 42])
  const spots = healthy ? 0 : Math.round(between(random, 6, 12))
  for (let spot = 0; spot < spots; spot++) {
    const at = along(between(random, -0.7, 0.7))
    disc(
      picture,
      at.x + between(random, -9, 9),
      at.y + between(random, -9, 9),
      between(random, 2.5, 6),
      near(random, [120, 82, 34], 20),
    )
  }
  return picture
}

export interface SampleSet {
  labels: string[]
  pictures: Picture[]
}

type Draw = (random: Random) => Picture
type Recipe = readonly (readonly [label: string, count: number, draw: Draw])[]

/**
 * Two sets are unfair on purpose. In one a class is nearly missing; in the other every ripe mango
 * was photographed against the sky, so that the sky is the easiest thing to learn.
 */
const RECIPES: Record<SampleSetName, Recipe> = {
  mangoes: [
    ['ripe', 24, (random) => mango(random, true)],
    ['green', 24, (random) => mango(random, false)],
  ],
  faces: [
    ['happy', 24, (random) => face(random, true)],
    ['sad', 24, (random) => face(random, false)],
  ],
  leaves: [
    ['healthy', 24, (random) => leaf(random, true)],
    ['sick', 24, (random) => leaf(random, false)],
  ],
  'mangoes-unfair': [
    ['ripe', 36, (random) => mango(random, true)],
    ['green', 4, (random) => mango(random, false)],
  ],
  'mangoes-sky': [
    ['ripe', 20, (random) => mango(random, true, near(random, SKY, 12))],
    ['green', 20, (random) => mango(random, false, near(random, [120, 96, 70], 12))],
  ],
}

export function sampleSet(name: SampleSetName): SampleSet {
  const random = randomFrom(7)
  const labels: string[] = []
  const pictures: Picture[] = []
  for (const [label, count, draw] of RECIPES[name])
    for (let at = 0; at < count; at++) {
      labels.push(label)
      pictures.push(draw(random))
    }
  return { labels, pictures }
}

/** Pictures nobody learned from. The trick is a green mango against the sky, for the set that was unfair. */
export const FRESH_PICTURES = {
  hand: drawnHand,
  mango: () => mango(randomFrom(41), true),
  'mango-green': () => mango(randomFrom(42), false),
  leaf: () => leaf(randomFrom(43), false),
  smiley: () => face(randomFrom(44), true),
  trick: () => mango(randomFrom(99), false, SKY),
} as const satisfies Record<FreshPicture, () => Picture>
