import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import { copied, sameSize, visionRun } from '@panya/engines/vision/vision-op.ts'
import { choice } from '../../../../flow-kit/param-forms.ts'
import { COLOUR_HELPER, GRAY_HELPER, openCvName, pictureNode, port } from '../define.ts'

/** The colours of a picture as numbers: gray, other colour spaces, channel by channel. */

const gray = pictureNode('gray', 'colour', {
  variable: 'gray',
  helpers: [GRAY_HELPER],
  code: (c) => py`${c.output('image')} = gray_of(${c.input('image')})`,
})

const runGray = visionRun(gray, (io) => ({ outputs: { image: copied(io, io.gray()) } }))

const SPACE = ownTable<Py>({
  hsv: py`cv2.COLOR_RGB2HSV`,
  lab: py`cv2.COLOR_RGB2Lab`,
  ycrcb: py`cv2.COLOR_RGB2YCrCb`,
  hls: py`cv2.COLOR_RGB2HLS`,
})

const space = (name: string): Py => SPACE[name] ?? py`cv2.COLOR_RGB2HSV`

const colourSpace = pictureNode('colour-space', 'colour', {
  params: [choice('space', Object.keys(SPACE))],
  variable: 'converted',
  helpers: [COLOUR_HELPER],
  code: (c) =>
    py`${c.output('image')} = cv2.cvtColor(colour_of(${c.input('image')}), ${space(c.text('space'))})`,
})

const runColourSpace = visionRun(colourSpace, ({ cv, scope, rgb, text }) => {
  const out = scope.mat()
  cv.cvtColor(rgb(), out, cv[openCvName(space(text('space')))])
  return { outputs: { image: out } }
})

const PARTS = [port('first'), port('second'), port('third')]

const split = pictureNode('split', 'colour', {
  outputs: PARTS,
  variable: 'channel',
  helpers: [COLOUR_HELPER],
  code: (c) =>
    py`${c.output('first')}, ${c.output('second')}, ${c.output('third')} = cv2.split(colour_of(${c.input('image')}))`,
})

const runSplit = visionRun(split, ({ cv, scope, rgb }) => {
  const parts = scope.own(new cv.MatVector())
  cv.split(rgb(), parts)
  const part = (index: number): Mat => scope.own(parts.get(index))
  return { outputs: { first: part(0), second: part(1), third: part(2) } }
})

const merge = pictureNode('merge', 'colour', {
  inputs: PARTS,
  variable: 'merged',
  helpers: [GRAY_HELPER],
  code: (c) =>
    py`${c.output('image')} = cv2.merge([gray_of(${c.input('first')}), gray_of(${c.input('second')}), gray_of(${c.input('third')})])`,
})

const runMerge = visionRun(merge, ({ cv, scope, gray: grayOf }) => {
  const parts = (['first', 'second', 'third'] as const).map((part) => grayOf(part))
  for (const part of parts) sameSize(parts[0]!, part)
  const vector = scope.own(new cv.MatVector())
  for (const part of parts) vector.push_back(part)
  const out = scope.mat()
  cv.merge(vector, out)
  return { outputs: { image: out } }
})

export const CHANNELS = [gray, colourSpace, split, merge]

export const CHANNELS_RUNS = [runGray, runColourSpace, runSplit, runMerge]
