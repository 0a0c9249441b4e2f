import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { plainFileName } from '@panya/engines/flow/python-files.ts'
import { imagePreview } from '@panya/engines/vision/pixels.ts'
import { copied, numberValue, visionRun } from '@panya/engines/vision/vision-op.ts'
import { choice, maybeColumn, textParam } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY, WRITE_HELPER, WRITE_IMPORTS } from '../../../../flow-kit/python-pictures.ts'
import { GRAY_HELPER, pictureNode, port } from '../define.ts'

/** Ends of a flow: show, compare with a slider, count, measure, chart, save. */

const PLOT = py`import matplotlib.pyplot as plt`

const SHOW_HELPER = py`def show(image, title="picture"):
    """Shows a picture in a notebook or a window."""
    plt.imshow(image, cmap="gray")
    plt.title(title)
    plt.axis("off")
    plt.show()`

const show = pictureNode('show', 'output', {
  display: true,
  imports: [PLOT],
  variable: 'shown',
  helpers: [SHOW_HELPER],
  code: (c) => py`show(${c.input('image')})\n${c.output('image')} = ${c.input('image')}`,
})

const runShow = visionRun(show, (io) => ({ outputs: { image: copied(io, io.image()) } }))

const showTable = pictureNode('show-table', 'output', {
  display: true,
  inputs: [port('table', 'table')],
  outputs: [port('table', 'table')],
  variable: 'shown_table',
  code: (c) => py`print(${c.input('table')})\n${c.output('table')} = ${c.input('table')}`,
})

const HEAD = 8

const runShowTable = visionRun(showTable, ({ table }) => {
  const shown = table('table')
  const rows = shown.data[0]?.length ?? 0
  const head = Array.from({ length: Math.min(HEAD, rows) }, (_, row) =>
    shown.data.map((column) => column[row]),
  )
  return {
    outputs: { table: shown },
    preview: { kind: 'table', columns: shown.columns, head, rows },
  }
})

const slider = pictureNode('slider', 'output', {
  display: true,
  inputs: [port('before'), port('after')],
  outputs: [],
  imports: [PLOT],
  variable: 'both',
  helpers: [SHOW_HELPER],
  code: (c) => py`show(${c.input('before')}, "before")\nshow(${c.input('after')}, "after")`,
})

const runSlider = visionRun(slider, ({ cv, image }) => ({
  outputs: {},
  preview: {
    kind: 'compare',
    before: imagePreview(cv, image('before')),
    after: imagePreview(cv, image('after')),
  },
}))

const count = pictureNode('count', 'output', {
  display: true,
  inputs: [port('what', 'number', 'table', 'list', 'image')],
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
})

/** A number is itself, a table its rows, a picture its pixels that are not black. */
const runCount = visionRun(count, ({ cv, value, gray }) => {
  const what = value('what')
  if (what.type === 'number') return { outputs: { number: what } }
  if (what.type === 'table') return { outputs: { number: numberValue(what.rows) } }
  if (what.type === 'list') return { outputs: { number: numberValue(what.value.length) } }
  return { outputs: { number: numberValue(cv.countNonZero(gray('what'))) } }
})

const MEASURE = ownTable<(image: Py) => Py>({
  brightness: (image) => py`gray_of(${image}).mean()`,
  white: (image) => py`100 * np.count_nonzero(gray_of(${image})) / gray_of(${image}).size`,
  width: (image) => py`${image}.shape[1]`,
  height: (image) => py`${image}.shape[0]`,
})

const measure = pictureNode('measure', 'output', {
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
})

const runMeasure = visionRun(measure, ({ cv, image, gray, text }) => {
  const mean = (): number => Number(cv.mean(gray())[0])
  const measured: Record<string, () => number> = {
    brightness: mean,
    white: () => (100 * cv.countNonZero(gray())) / (image().cols * image().rows),
    width: () => image().cols,
    height: () => image().rows,
  }
  return { outputs: { number: numberValue((measured[text('what')] ?? mean)()) } }
})

const MOST_BARS = 300

function firstNumber(columns: readonly { type: string }[]): number {
  const index = columns.findIndex(({ type }, at) => at > 0 && type === 'number')
  return index < 0 ? columns.findIndex(({ type }) => type === 'number') : index
}

const chart = pictureNode('chart', 'output', {
  display: true,
  inputs: [port('table', 'table')],
  outputs: [],
  params: [maybeColumn('column'), choice('kind', ['bar', 'line'], 'chart')],
  imports: [PLOT],
  variable: 'chart',
  code: (c) => {
    const table = c.input('table')
    const column = c.params.column ? c.param('column') : py`${table}.columns[1]`
    return py`${table}.plot(x=${table}.columns[0], y=${column}, kind=${c.param('kind')})\nplt.show()`
  },
})

const runChart = visionRun(chart, ({ table, text }) => {
  const from = table('table')
  const index = text('column')
    ? from.columns.findIndex(({ name }) => name === text('column'))
    : firstNumber(from.columns)
  if (index < 0) throw new FlowFailure('no-column', { column: text('column') || '?' })
  const labels = from.data[0] ?? []
  const values = (from.data[index] ?? []).slice(0, MOST_BARS).map(Number)
  const data = {
    kind: text('kind'),
    title: from.columns[index]?.name ?? '',
    labels: labels.slice(0, MOST_BARS).map(String),
    values,
  }
  return { outputs: {}, preview: { kind: 'chart', chart: 'values', data } }
})

const save = pictureNode('save', 'output', {
  display: true,
  params: [textParam('name', 'picture', { maxLength: 60 })],
  variable: 'saved',
  imports: WRITE_IMPORTS,
  helpers: [WRITE_HELPER],
  writes: (params) => plainFileName(String(params.name), 'png'),
  code: (c) =>
    py`write(${c.file}, ${c.input('image')})\n${c.output('image')} = ${c.input('image')}`,
})

const runSave = visionRun(save, (io) => ({ outputs: { image: copied(io, io.image()) } }))

export const OUTPUT = [show, showTable, slider, count, measure, chart, save]

export const OUTPUT_RUNS = [
  runShow,
  runShowTable,
  runSlider,
  runCount,
  runMeasure,
  runChart,
  runSave,
]
