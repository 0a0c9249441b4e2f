import { py } from '@panya/engines/code/python-code.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import {
  numberValue,
  sameSize,
  tableOf,
  type VisionIo,
  visionRun,
} from '@panya/engines/vision/vision-op.ts'
import { whole } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { COLOUR_HELPER, GRAY_HELPER, optional, pictureNode, port } from '../define.ts'
import { PANDAS, PARTS_HELPER, painted, partColour, pictureOr } from './found.ts'

/** Cuts a picture into parts: distance, watershed, colours that belong together. */

function distanceOf({ cv, scope, gray }: VisionIo): Mat {
  const far = scope.mat()
  cv.distanceTransform(gray('mask'), far, cv.DIST_L2, 5)
  return far
}

const distance = pictureNode('distance', 'find', {
  inputs: [port('mask')],
  imports: [CV2, NUMPY],
  variable: 'distances',
  helpers: [GRAY_HELPER],
  code: (c) =>
    py`far = cv2.distanceTransform(gray_of(${c.input('mask')}), cv2.DIST_L2, 5)\n${c.output('image')} = np.round(cv2.normalize(far, None, 0, 255, cv2.NORM_MINMAX)).astype(np.uint8)`,
})

const runDistance = visionRun(distance, (io) => {
  const { cv, scope } = io
  const out = scope.mat()
  const even = scope.mat()
  cv.normalize(distanceOf(io), even, 0, 255, cv.NORM_MINMAX)
  even.convertTo(out, cv.CV_8U)
  return { outputs: { image: out } }
})

const WATERSHED_HELPER = py`def watershed(mask, image, split):
    """Parts things that touch: peaks of the distance are seeds, water rises from them."""
    mask = gray_of(mask)
    far = cv2.distanceTransform(mask, cv2.DIST_L2, 5)
    seeds = (far > split / 100 * far.max()).astype(np.uint8) * 255
    wide = cv2.dilate(mask, np.ones((3, 3), np.uint8), iterations=2)
    unknown = cv2.subtract(wide, seeds)
    count, labels = cv2.connectedComponents(seeds)
    labels = labels + 1
    labels[unknown > 0] = 0
    labels = cv2.watershed(colour_of(image), labels)
    drawn = np.zeros((*labels.shape, 3), np.uint8)
    for label in range(2, labels.max() + 1):
        drawn[labels == label] = part_colour(label - 2)
    drawn[labels < 0] = (255, 255, 255)
    return drawn, count - 1`

const watershed = pictureNode('watershed', 'find', {
  inputs: [port('mask'), optional('image')],
  outputs: [port('image'), port('count', 'number')],
  params: [whole('split', 60, 5, 95)],
  imports: [CV2, NUMPY],
  variable: 'parts',
  helpers: [GRAY_HELPER, COLOUR_HELPER, PARTS_HELPER, WATERSHED_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('count')} = watershed(${c.input('mask')}, ${pictureOr(c, 'mask')}, ${c.param('split')})`,
})

/** Parts things that touch: peaks of the distance are the seeds, water rises from them. */
const runWatershed = visionRun(watershed, (io) => {
  const { cv, scope, gray, rgb, number, has } = io
  if (has('image')) sameSize(gray('mask'), rgb('image'))
  const far = distanceOf(io)
  let peak = 0
  for (const value of far.data32F) if (value > peak) peak = value
  const [seeds, seeds8, wide, unknown, labels] = [
    scope.mat(),
    scope.mat(),
    scope.mat(),
    scope.mat(),
    scope.mat(),
  ]
  cv.threshold(far, seeds, (number('split') / 100) * peak, 255, cv.THRESH_BINARY)
  seeds.convertTo(seeds8, cv.CV_8U)
  const element = scope.own(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(3, 3)))
  cv.dilate(gray('mask'), wide, element, new cv.Point(-1, -1), 2)
  cv.subtract(wide, seeds8, unknown)
  const count = cv.connectedComponents(seeds8, labels) - 1
  const ids = labels.data32S
  for (let i = 0; i < ids.length; i++) ids[i] = unknown.data[i] ? 0 : ids[i]! + 1
  const base = scope.copy(rgb(has('image') ? 'image' : 'mask'))
  cv.watershed(base, labels)
  const out = scope.own(
    painted(cv, labels, (id) => (id < 0 ? [255, 255, 255] : id === 1 ? null : partColour(id - 2))),
  )
  return { outputs: { image: out, count: numberValue(count) } }
})

const KMEANS_HELPER = py`def main_colours(image, count):
    """Repaints a picture with its few main colours."""
    points = colour_of(image).reshape(-1, 3).astype(np.float32)
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 1)
    cv2.setRNGSeed(7)
    _, labels, centres = cv2.kmeans(points, count, None, stop, 3, cv2.KMEANS_PP_CENTERS)
    palette = np.floor(centres + 0.5).astype(np.uint8)
    shares = np.bincount(labels.ravel(), minlength=count) / len(labels) * 100
    table = pd.DataFrame(palette, columns=["red", "green", "blue"])
    table["percent"] = shares.round(1)
    return palette[labels.ravel()].reshape(colour_of(image).shape), table.sort_values("percent", ascending=False)`

const kmeans = pictureNode('kmeans', 'find', {
  outputs: [port('image'), port('table', 'table')],
  params: [whole('colours', 5, 2, 16)],
  imports: [CV2, NUMPY, PANDAS],
  variable: 'palette',
  helpers: [COLOUR_HELPER, KMEANS_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('table')} = main_colours(${c.input('image')}, ${c.param('colours')})`,
})

const runKmeans = visionRun(kmeans, ({ cv, scope, rgb, number }) => {
  const from = rgb()
  const points = scope.mat()
  from.convertTo(points, cv.CV_32F)
  const samples = scope.own(cv.matFromArray(from.rows * from.cols, 1, cv.CV_32FC3, points.data32F))
  const [labels, centres] = [scope.mat(), scope.mat()]
  cv.setRNGSeed(7)
  const stop = new cv.TermCriteria(cv.TermCriteria_EPS + cv.TermCriteria_MAX_ITER, 20, 1)
  // A picture has no more colours than pixels.
  const count = Math.min(number('colours'), samples.rows)
  cv.kmeans(samples, count, labels, stop, 3, cv.KMEANS_PP_CENTERS, centres)
  const palette = Array.from({ length: count }, (_, i) =>
    Array.from(centres.data32F.subarray(i * 3, i * 3 + 3), (value) => Math.round(value)),
  )
  const shares = palette.map(() => 0)
  for (const label of labels.data32S) shares[label]!++
  const out = scope.own(new cv.Mat(from.rows, from.cols, cv.CV_8UC3) as Mat)
  labels.data32S.forEach((label, i) => out.data.set(palette[label]!, i * 3))
  const rows = palette
    .map(([red, green, blue], i) => ({
      red,
      green,
      blue,
      percent: Math.round((shares[i]! / labels.rows) * 1000) / 10,
    }))
    .toSorted((a, b) => b.percent - a.percent)
  const n = 'number' as const
  return {
    outputs: { image: out, table: tableOf({ red: n, green: n, blue: n, percent: n }, rows) },
  }
})

export const SEGMENTS = [distance, watershed, kmeans]

export const SEGMENTS_RUNS = [runDistance, runWatershed, runKmeans]
