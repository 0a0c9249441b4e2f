import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { choice, decimal, whole, yesNo } from '../../../flow-kit/param-forms.ts'
import {
  COLOUR_HELPER,
  CV2,
  GRAY_HELPER,
  NUMPY,
  pictureNode,
  port,
  rgb,
  WRITE_HELPER,
} from './define.ts'

/** Two pictures into one, drawing, comparing; and the ends of a flow. */

const CALCULATION = ownTable<Py>({
  add: py`cv2.add`,
  subtract: py`cv2.subtract`,
  difference: py`cv2.absdiff`,
  lighter: py`cv2.max`,
  darker: py`cv2.min`,
  and: py`cv2.bitwise_and`,
  or: py`cv2.bitwise_or`,
  xor: py`cv2.bitwise_xor`,
})

const PAIR_HELPER = py`def same_channels(a, b):
    """Both gray or both in colour."""
    return (a, b) if a.ndim == b.ndim else (colour_of(a), colour_of(b))`

const OVERLAY_HELPER = py`def overlay(image, other, left, top):
    """Lays a picture on another one; the place is percent of its size."""
    out, other = colour_of(image).copy(), colour_of(other)
    rows, cols = out.shape[:2]
    x, y = int(cols * left / 100 + 0.5), int(rows * top / 100 + 0.5)
    part = other[:max(0, rows - y), :max(0, cols - x)]
    out[y:y + part.shape[0], x:x + part.shape[1]] = part
    return out`

const PLACE = [whole('left', 10, 0, 100), whole('top', 20, 0, 100)]

function shapeCode(c: PythonContext): Py {
  return (SHAPE_CODE[c.text('shape')] ?? box)(c)
}

const thicknessOf = (c: PythonContext): Py => (c.params.fill ? py`-1` : c.param('thickness'))
const box = (c: PythonContext): Py =>
  py`cv2.rectangle(${c.output('image')}, start, end, ${rgb(c.params.colour)}, ${thicknessOf(c)})`
const SHAPE_CODE = ownTable<(c: PythonContext) => Py>({
  box,
  line: (c) =>
    py`cv2.line(${c.output('image')}, start, end, ${rgb(c.params.colour)}, ${c.param('thickness')})`,
  round: (c) =>
    py`middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)\nhalf = ((end[0] - start[0]) // 2, (end[1] - start[1]) // 2)\ncv2.ellipse(${c.output('image')}, middle, half, 0, 0, 360, ${rgb(c.params.colour)}, ${thicknessOf(c)})`,
})

export const COMBINE = [
  pictureNode('mask', 'combine', {
    inputs: [port('image'), port('mask')],
    variable: 'masked',
    helpers: [GRAY_HELPER],
    code: (c) =>
      py`${c.output('image')} = cv2.bitwise_and(${c.input('image')}, ${c.input('image')}, mask=gray_of(${c.input('mask')}))`,
  }),
  pictureNode('blend', 'combine', {
    inputs: [port('image'), port('other')],
    params: [whole('share', 50, 0, 100)],
    variable: 'blended',
    helpers: [COLOUR_HELPER, PAIR_HELPER],
    code: (c) => {
      const share = c.number('share') / 100
      return py`a, b = same_channels(${c.input('image')}, ${c.input('other')})\n${c.output('image')} = cv2.addWeighted(a, ${c.literal(Math.round((1 - share) * 100) / 100)}, b, ${c.literal(share)}, 0)`
    },
  }),
  pictureNode('overlay', 'combine', {
    inputs: [port('image'), port('other')],
    params: PLACE,
    variable: 'collage',
    helpers: [COLOUR_HELPER, OVERLAY_HELPER],
    code: (c) =>
      py`${c.output('image')} = overlay(${c.input('image')}, ${c.input('other')}, ${c.param('left')}, ${c.param('top')})`,
  }),
  pictureNode('calculate', 'combine', {
    inputs: [port('image'), port('other')],
    params: [choice('operation', Object.keys(CALCULATION), 'calculation')],
    variable: 'result',
    helpers: [COLOUR_HELPER, PAIR_HELPER],
    code: (c) =>
      py`${c.output('image')} = ${CALCULATION[c.text('operation')] ?? py`cv2.add`}(*same_channels(${c.input('image')}, ${c.input('other')}))`,
  }),
  pictureNode('draw-text', 'combine', {
    inputs: [port('image'), { name: 'text', types: ['text', 'number'], optional: true }],
    params: [
      { kind: 'text', name: 'text', default: 'Hello', maxLength: 120 },
      ...PLACE,
      decimal('size', 1, 0.2, 10, 0.1),
      whole('thickness', 2, 1, 20),
      { kind: 'colour', name: 'colour', default: '#c2410c' },
    ],
    variable: 'labelled',
    helpers: [COLOUR_HELPER],
    code: (c) => {
      const out = c.output('image')
      const words = c.has('text') ? py`str(${c.input('text')})` : c.param('text')
      return py`${out} = colour_of(${c.input('image')}).copy()\nrows, cols = ${out}.shape[:2]\nplace = (int(cols * ${c.param('left')} / 100), int(rows * ${c.param('top')} / 100))\ncv2.putText(${out}, ${words}, place, cv2.FONT_HERSHEY_SIMPLEX, ${c.param('size')}, ${rgb(c.params.colour)}, ${c.param('thickness')}, cv2.LINE_AA)`
    },
  }),
  pictureNode('draw-shape', 'combine', {
    params: [
      choice('shape', ['box', 'round', 'line'], 'drawn'),
      ...PLACE,
      whole('width', 40, 1, 100),
      whole('height', 40, 1, 100),
      whole('thickness', 4, 1, 60),
      yesNo('fill'),
      { kind: 'colour', name: 'colour', default: '#0f766e' },
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
  }),
  pictureNode('compare', 'combine', {
    inputs: [port('image'), port('other')],
    outputs: [
      port('image'),
      port('error', 'number'),
      port('psnr', 'number'),
      port('same', 'number'),
    ],
    imports: [CV2, NUMPY],
    variable: 'difference',
    helpers: [COLOUR_HELPER, PAIR_HELPER],
    code: (c) =>
      py`${c.output('image')} = cv2.absdiff(*same_channels(${c.input('image')}, ${c.input('other')}))
${c.output('error')} = np.mean(${c.output('image')}.astype(float) ** 2)
${c.output('psnr')} = 100.0 if ${c.output('error')} == 0 else 10 * np.log10(255 ** 2 / ${c.output('error')})
${c.output('same')} = 100 * np.mean(${c.output('image')} == 0)`,
  }),
]

const SHOW_HELPER = py`def show(image, title="picture"):
    """Shows a picture in a notebook or a window."""
    plt.imshow(image, cmap="gray")
    plt.title(title)
    plt.axis("off")
    plt.show()`
const PLOT = py`import matplotlib.pyplot as plt`

const MEASURE = ownTable<(image: Py) => Py>({
  brightness: (image) => py`gray_of(${image}).mean()`,
  white: (image) => py`100 * np.count_nonzero(gray_of(${image})) / gray_of(${image}).size`,
  width: (image) => py`${image}.shape[1]`,
  height: (image) => py`${image}.shape[0]`,
})

export const OUTPUT = [
  pictureNode('show', 'output', {
    display: true,
    imports: [PLOT],
    variable: 'shown',
    helpers: [SHOW_HELPER],
    code: (c) => py`show(${c.input('image')})\n${c.output('image')} = ${c.input('image')}`,
  }),
  pictureNode('slider', 'output', {
    display: true,
    inputs: [port('before'), port('after')],
    outputs: [],
    imports: [PLOT],
    variable: 'both',
    helpers: [SHOW_HELPER],
    code: (c) => py`show(${c.input('before')}, "before")\nshow(${c.input('after')}, "after")`,
  }),
  pictureNode('count', 'output', {
    display: true,
    inputs: [{ name: 'what', types: ['number', 'table', 'list', 'image'] }],
    outputs: [port('number', 'number')],
    imports: [CV2, NUMPY],
    variable: 'count',
    helpers: [
      GRAY_HELPER,
      py`def count_of(what):
    """A number is itself, a table its rows, a picture its pixels that are not black."""
    if np.isscalar(what):
        return what
    return cv2.countNonZero(gray_of(what)) if isinstance(what, np.ndarray) else len(what)`,
    ],
    code: (c) =>
      py`${c.output('number')} = count_of(${c.input('what')})\nprint(${c.output('number')})`,
  }),
  pictureNode('measure', 'output', {
    display: true,
    outputs: [port('number', 'number')],
    params: [choice('what', Object.keys(MEASURE), 'measure')],
    imports: [CV2, NUMPY],
    variable: 'measured',
    helpers: [GRAY_HELPER],
    code: (c) => {
      const how = MEASURE[c.text('what')] ?? MEASURE.brightness!
      return py`${c.output('number')} = ${how(c.input('image'))}\nprint(${c.output('number')})`
    },
  }),
  pictureNode('chart', 'output', {
    display: true,
    inputs: [port('table', 'table')],
    outputs: [],
    params: [
      { kind: 'column', name: 'column', from: 'table', default: '', optional: true },
      choice('kind', ['bar', 'line'], 'chart'),
    ],
    imports: [PLOT],
    variable: 'chart',
    code: (c) => {
      const table = c.input('table')
      const column = c.params.column ? c.param('column') : py`${table}.columns[1]`
      return py`${table}.plot(x=${table}.columns[0], y=${column}, kind=${c.param('kind')})\nplt.show()`
    },
  }),
  pictureNode('save', 'output', {
    display: true,
    params: [{ kind: 'text', name: 'name', default: 'picture', maxLength: 60 }],
    variable: 'saved',
    helpers: [WRITE_HELPER],
    code: (c) =>
      py`write(${c.literal(`${c.text('name')}.png`)}, ${c.input('image')})\n${c.output('image')} = ${c.input('image')}`,
  }),
]
