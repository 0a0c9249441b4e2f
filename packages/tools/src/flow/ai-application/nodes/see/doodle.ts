import { customView, numberOut, textOut } from '@panya/engines/ai/ai-op.ts'
import { type Picture, resized } from '@panya/engines/ai/picture.ts'
import { DOODLE_NAMES, SIDE } from '@panya/engines/doodle/doodle-model.ts'
import { predict } from '@panya/engines/doodle/network.ts'
import { rasterise } from '@panya/engines/doodle/raster.ts'
import { NotReady } from '@panya/engines/flow/flow-value.ts'
import { aiNode, numberPort, port, textPort } from '../define.ts'
import { aiRun } from '../run-on.ts'

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
function inkOf(picture: Picture): Float32Array {
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

const doodle = aiNode('doodle', 'see', {
  engine: 'ai',
  inputs: [port('drawing', 'list', 'image')],
  outputs: [textPort('label'), numberPort('sureness'), textPort('second'), textPort('third')],
})

const runDoodle = aiRun(doodle, async ({ value, picture, environment }) => {
  const drawing = value('drawing')
  const ink =
    drawing.type === 'list' ? rasterise(drawing.value as number[][]) : inkOf(picture('drawing'))
  if (!ink.some((part) => part > 0)) throw new NotReady('nothing-drawn')
  const { probabilities } = predict(await environment.doodleWeights(), ink)
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
})

export const DOODLE = [doodle]

export const DOODLE_RUNS = [runDoodle]
