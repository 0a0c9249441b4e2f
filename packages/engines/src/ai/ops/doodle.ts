import { DOODLE_NAMES, SIDE } from '../../doodle/doodle-model.ts'
import { predict } from '../../doodle/network.ts'
import { rasterise } from '../../doodle/raster.ts'
import type { Weights } from '../../doodle/weights.ts'
import { FlowFailure } from '../../flow/flow-value.ts'
import { type AiOp, customView, numberOut, textOut } from '../ai-op.ts'
import { type Picture, resized } from '../picture.ts'

/** Says what a drawing shows: from the strokes of a pen, or from dark ink on light paper. */

const MARGIN = 1
const FINE = 4

function inkBounds({ width, height, rgba }: Picture) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < width * height; at++) {
    if (rgba[at * 4]! + rgba[at * 4 + 1]! + rgba[at * 4 + 2]! >= 384) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The small grey picture the network was taught with, made by averaging the ink. */
export function inkOf(picture: Picture): Float32Array {
  const ink = new Float32Array(SIDE * SIDE)
  const bounds = inkBounds(picture)
  if (!bounds) return ink
  const side = (Math.max(bounds.width, bounds.height) * SIDE) / (SIDE - 2 * MARGIN)
  const box = {
    x: bounds.left + bounds.width / 2 - side / 2,
    y: bounds.top + bounds.height / 2 - side / 2,
    width: side,
    height: side,
  }
  const fine = resized(picture, SIDE * FINE, SIDE * FINE, box)
  for (let at = 0; at < SIDE * SIDE * FINE * FINE; at++) {
    if (fine.rgba[at * 4 + 3] === 0) continue
    const [x, y] = [at % (SIDE * FINE), Math.floor(at / (SIDE * FINE))]
    const dark = fine.rgba[at * 4]! + fine.rgba[at * 4 + 1]! + fine.rgba[at * 4 + 2]! < 384
    if (dark) ink[Math.floor(y / FINE) * SIDE + Math.floor(x / FINE)]! += 1 / (FINE * FINE)
  }
  return ink.map((value) => Math.min(1, value * 1.4))
}

export const doodleOp =
  (weights: () => Promise<Weights>): AiOp =>
  async ({ value, picture }) => {
    const drawing = value('drawing')
    const ink =
      drawing.type === 'list' ? rasterise(drawing.value as number[][]) : inkOf(picture('drawing'))
    if (!ink.some((part) => part > 0)) throw new FlowFailure('nothing-drawn')
    const { probabilities } = predict(await weights(), ink)
    const order = DOODLE_NAMES.map((label, at) => ({
      label,
      sureness: probabilities[at]!,
    })).toSorted((a, b) => b.sureness - a.sureness)
    const [first, second, third] = order
    return {
      outputs: {
        label: textOut(first!.label),
        sureness: numberOut(Math.round(first!.sureness * 100)),
        second: textOut(second!.label),
        third: textOut(third!.label),
      },
      preview: customView('guesses', { guesses: order.slice(0, 5) }),
    }
  }
