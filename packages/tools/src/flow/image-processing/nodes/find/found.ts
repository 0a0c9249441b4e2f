import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import type { Mat, OpenCv } from '@panya/engines/vision/opencv-types.ts'
import { port } from '../define.ts'

/** What nodes that find things share: a picture with what was found, a table and a count; a colour for each part. */

export const PANDAS = py`import pandas as pd`

export const FOUND = [port('image'), port('table', 'table'), port('count', 'number')]

export const pictureOr = (c: PythonContext, other: string): Py =>
  c.input(c.has('image') ? 'image' : other)

export const INK = [230, 40, 90, 255]

export function colourOf(cv: OpenCv, [r, g, b]: readonly number[]): unknown {
  return new cv.Scalar(r, g, b, 255)
}

export const round2 = (value: number): number => Math.round(value * 100) / 100

export const PARTS_HELPER = py`def part_colour(index):
    """The same colour for the same part every time, far from its neighbours'."""
    hue = index * 137.508 % 360
    def channel(n):
        k = (n + hue / 30) % 12
        return int(255 * (0.55 - 0.35 * max(-1, min(k - 3, 9 - k, 1))) + 0.5)
    return channel(0), channel(8), channel(4)`

/** A colour per part that stays the same from run to run, far from its neighbours'. */
export function partColour(index: number): [number, number, number] {
  const hue = (index * 137.508) % 360
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (0.55 - 0.35 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

export function painted(
  cv: OpenCv,
  labels: Mat,
  colourFor: (label: number) => readonly number[] | null,
): Mat {
  const out = new cv.Mat(labels.rows, labels.cols, cv.CV_8UC3) as Mat
  const { data } = out
  const ids = labels.data32S
  const known = new Map<number, readonly number[] | null>()
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    if (!known.has(id)) known.set(id, colourFor(id))
    const colour = known.get(id)
    data[i * 3] = colour?.[0] ?? 0
    data[i * 3 + 1] = colour?.[1] ?? 0
    data[i * 3 + 2] = colour?.[2] ?? 0
  }
  return out
}
