import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import { isPlainLetters } from '@panya/engines/vision/paint-letters.ts'
import { type VisionIo, visionRun } from '@panya/engines/vision/vision-op.ts'
import {
  choice,
  colourParam,
  decimal,
  textParam,
  whole,
  yesNo,
} from '../../../../flow-kit/param-forms.ts'
import { COLOUR_HELPER, optional, pictureNode, port, rgbTuple } from '../define.ts'
import { PLACE } from './two-pictures.ts'

/** Drawing on a picture. */

function colourOf({ text }: VisionIo): [number, number, number] {
  const hex = text('colour')
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

const inkOf = (io: VisionIo): unknown => new io.cv.Scalar(...colourOf(io), 255)

const drawText = pictureNode('draw-text', 'combine', {
  inputs: [port('image'), optional('text', 'text', 'number')],
  params: [
    textParam('text', 'Hello', { maxLength: 120 }),
    ...PLACE,
    decimal('size', 1, 0.2, 10, 0.1),
    whole('thickness', 2, 1, 20),
    colourParam('colour', '#c2410c'),
  ],
  variable: 'labelled',
  helpers: [COLOUR_HELPER],
  code: (c) => {
    const out = c.output('image')
    const words = c.has('text') ? py`str(${c.input('text')})` : c.param('text')
    return py`${out} = colour_of(${c.input('image')}).copy()\nrows, cols = ${out}.shape[:2]\nplace = (int(cols * ${c.param('left')} / 100), int(rows * ${c.param('top')} / 100))\ncv2.putText(${out}, ${words}, place, cv2.FONT_HERSHEY_SIMPLEX, ${c.param('size')}, ${rgbTuple(c.params.colour)}, ${c.param('thickness')}, cv2.LINE_AA)`
  },
})

/** A line of OpenCV's letters of size 1 is about as high as this. */
const LINE_HEIGHT = 30
/** Any longer line leaves the largest picture. */
const MOST_LETTERS = 1000

function wordsOf(io: VisionIo): string {
  const given = io.has('text') ? (io.value('text') as { value: unknown }).value : io.text('text')
  return String(given).slice(0, MOST_LETTERS)
}

/** Lays ink on a picture where letters cover it. */
function printOn(out: Mat, ink: readonly number[], cover: Uint8ClampedArray): void {
  const { data } = out
  cover.forEach((covered, at) => {
    if (covered === 0) return
    const share = covered / 255
    ink.forEach((level, channel) => {
      const place = at * 3 + channel
      data[place] = Math.round(data[place]! * (1 - share) + level * share)
    })
  })
}

const runDrawText = visionRun(drawText, (io) => {
  const { cv, scope, rgb, number, letters } = io
  const out = scope.copy(rgb())
  const { cols: width, rows: tall } = out
  const [x, y] = [(width * number('left')) / 100, (tall * number('top')) / 100]
  const words = wordsOf(io)
  if (letters && !isPlainLetters(words)) {
    const height = LINE_HEIGHT * number('size')
    const bold = number('thickness') > 1
    printOn(out, colourOf(io), letters({ words, x, y, height, bold, width, tall }))
    return { outputs: { image: out } }
  }
  cv.putText(
    out,
    words,
    new cv.Point(x, y),
    cv.FONT_HERSHEY_SIMPLEX,
    number('size'),
    inkOf(io),
    number('thickness'),
    cv.LINE_AA,
  )
  return { outputs: { image: out } }
})

const thicknessOf = (c: PythonContext): Py => (c.params.fill ? py`-1` : c.param('thickness'))

const box = (c: PythonContext): Py =>
  py`cv2.rectangle(${c.output('image')}, start, end, ${rgbTuple(c.params.colour)}, ${thicknessOf(c)})`

const SHAPE_CODE = ownTable<(c: PythonContext) => Py>({
  box,
  line: (c) =>
    py`cv2.line(${c.output('image')}, start, end, ${rgbTuple(c.params.colour)}, ${c.param('thickness')})`,
  round: (c) =>
    py`middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)\nhalf = ((end[0] - start[0]) // 2, (end[1] - start[1]) // 2)\ncv2.ellipse(${c.output('image')}, middle, half, 0, 0, 360, ${rgbTuple(c.params.colour)}, ${thicknessOf(c)})`,
})

function shapeCode(c: PythonContext): Py {
  return (SHAPE_CODE[c.text('shape')] ?? box)(c)
}

const drawShape = pictureNode('draw-shape', 'combine', {
  params: [
    choice('shape', ['box', 'round', 'line'], 'drawn'),
    ...PLACE,
    whole('width', 40, 1, 100),
    whole('height', 40, 1, 100),
    whole('thickness', 4, 1, 60),
    yesNo('fill'),
    colourParam('colour', '#0f766e'),
  ],
  variable: 'drawn',
  helpers: [COLOUR_HELPER],
  code: (c) => {
    const out = c.output('image')
    const [right, bottom] = [
      c.number('left') + c.number('width'),
      c.number('top') + c.number('height'),
    ]
    return py`${out} = colour_of(${c.input('image')}).copy()\nrows, cols = ${out}.shape[:2]\nstart = (int(cols * ${c.param('left')} / 100), int(rows * ${c.param('top')} / 100))\nend = (int(cols * ${c.literal(right)} / 100), int(rows * ${c.literal(bottom)} / 100))\n${shapeCode(c)}`
  },
})

const runDrawShape = visionRun(drawShape, (io) => {
  const { cv, scope, rgb, number, text, params } = io
  const out = scope.copy(rgb())
  const x = (out.cols * number('left')) / 100
  const y = (out.rows * number('top')) / 100
  const width = (out.cols * number('width')) / 100
  const height = (out.rows * number('height')) / 100
  const thickness = params.fill && text('shape') !== 'line' ? -1 : number('thickness')
  const [start, end] = [new cv.Point(x, y), new cv.Point(x + width, y + height)]
  if (text('shape') === 'line') cv.line(out, start, end, inkOf(io), thickness)
  else if (text('shape') === 'box') cv.rectangle(out, start, end, inkOf(io), thickness)
  else {
    const middle = new cv.Point(x + width / 2, y + height / 2)
    cv.ellipse(out, middle, new cv.Size(width / 2, height / 2), 0, 0, 360, inkOf(io), thickness)
  }
  return { outputs: { image: out } }
})

export const DRAW_ON = [drawText, drawShape]

export const DRAW_ON_RUNS = [runDrawText, runDrawShape]
