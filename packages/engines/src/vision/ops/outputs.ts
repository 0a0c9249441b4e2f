import { FlowFailure } from '../../flow/flow-value.ts'
import { imagePreview } from '../pixels.ts'
import { numberValue, type VisionOp } from '../vision-op.ts'
import { copied } from './colour.ts'

/** Ends of a flow: show, compare with a slider, count, chart, measure, save. */

const show: VisionOp = (io) => ({ outputs: { image: copied(io, io.image()) } })

const slider: VisionOp = ({ cv, image }) => ({
  outputs: {},
  preview: {
    kind: 'compare',
    before: imagePreview(cv, image('before')),
    after: imagePreview(cv, image('after')),
  },
})

/** A number is itself, a table its rows, a picture its pixels that are not black. */
const count: VisionOp = ({ cv, value, gray }) => {
  const what = value('what')
  if (what.type === 'number') return { outputs: { number: what } }
  if (what.type === 'table') return { outputs: { number: numberValue(what.rows) } }
  if (what.type === 'list') return { outputs: { number: numberValue(what.value.length) } }
  return { outputs: { number: numberValue(cv.countNonZero(gray('what'))) } }
}

const measure: VisionOp = ({ cv, image, gray, text }) => {
  const mean = (): number => Number(cv.mean(gray())[0])
  const measured: Record<string, () => number> = {
    brightness: mean,
    white: () => (100 * cv.countNonZero(gray())) / (image().cols * image().rows),
    width: () => image().cols,
    height: () => image().rows,
  }
  return { outputs: { number: numberValue((measured[text('what')] ?? mean)()) } }
}

const MOST_BARS = 300

const chart: VisionOp = ({ table, text }) => {
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
}

function firstNumber(columns: readonly { type: string }[]): number {
  const index = columns.findIndex(({ type }, at) => at > 0 && type === 'number')
  return index < 0 ? columns.findIndex(({ type }) => type === 'number') : index
}

export const outputOps: Record<string, VisionOp> = {
  'image.show': show,
  'image.slider': slider,
  'image.count': count,
  'image.measure': measure,
  'image.chart': chart,
  'image.save': show,
}
