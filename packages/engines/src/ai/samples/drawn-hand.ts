import { blank, ellipse, line, type Rgb } from '../paint.ts'
import type { Picture } from '../picture.ts'

/** A hand drawn well enough that the model takes it for one. */

type Place = readonly [number, number]

const SIDE = 320
const WALL: Rgb = [225, 225, 228]
const SHADE: Rgb = [150, 95, 70]
const SKIN: Rgb = [205, 150, 120]
const LIGHT: Rgb = [235, 190, 160]
const NAIL: Rgb = [240, 200, 185]
const LAYERS = 8
const PALM: Place = [157, 215]

interface Finger {
  width: number
  joints: readonly [Place, Place, Place]
}

const FINGERS: readonly Finger[] = [
  {
    width: 27,
    joints: [
      [118, 210],
      [78, 180],
      [50, 140],
    ],
  },
  {
    width: 25,
    joints: [
      [128, 150],
      [112, 95],
      [104, 48],
    ],
  },
  {
    width: 25,
    joints: [
      [152, 140],
      [150, 80],
      [149, 30],
    ],
  },
  {
    width: 25,
    joints: [
      [176, 148],
      [186, 92],
      [192, 46],
    ],
  },
  {
    width: 20,
    joints: [
      [196, 166],
      [216, 125],
      [230, 88],
    ],
  },
]

const between = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The whole hand in one colour, thinner by `less`, moved by `off` in both directions. */
function layer(picture: Picture, colour: Rgb, less: number, palmLess: number, off: number): void {
  const at = ([x, y]: Place) => ({ x: x + off, y: y + off })
  line(picture, at([155, SIDE]), at([157, 230]), 66 - palmLess * 2, colour)
  ellipse(picture, 157 + off, 205 + off, 52 - palmLess, 66 - palmLess, colour)
  for (const { width, joints } of FINGERS) {
    const thick = width - less
    const [first, second, tip] = joints
    line(picture, at(PALM), at(first), Math.max(3, thick), colour)
    line(picture, at(first), at(second), Math.max(3, thick), colour)
    line(picture, at(second), at(tip), Math.max(3, thick - 3), colour)
  }
}

export function drawnHand(): Picture {
  const picture = blank(SIDE, SIDE, WALL)
  layer(picture, SHADE, 0, 0, 3)
  layer(picture, SKIN, 1, 0, 0)
  for (let at = 0; at < LAYERS; at++)
    layer(picture, between(SKIN, LIGHT, at / LAYERS), 6 + at * 2, 6 + at * 4, -1 - at * 0.4)
  for (const { joints } of FINGERS) {
    const [, [x, y], [tipX, tipY]] = joints
    line(picture, { x: x - 8, y: y + 2 }, { x: x + 8, y: y - 1 }, 1.6, SHADE)
    ellipse(picture, tipX, tipY - 1, 5, 7, NAIL)
  }
  return picture
}
