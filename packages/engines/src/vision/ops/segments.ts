import type { Mat, OpenCv } from '../opencv-types.ts'
import { numberValue, tableOf, type VisionIo, type VisionOp } from '../vision-op.ts'

/** Cuts a picture into parts: blobs, distance, watershed, colours that belong together. */

/** A colour per part that stays the same from run to run, far from its neighbours'. */
function partColour(index: number): [number, number, number] {
  const hue = (index * 137.508) % 360
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (0.55 - 0.35 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

function painted(
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

const components: VisionOp = ({ cv, scope, gray, number }) => {
  const [labels, stats, centres] = [scope.mat(), scope.mat(), scope.mat()]
  const count = cv.connectedComponentsWithStats(gray('mask'), labels, stats, centres, 8, cv.CV_32S)
  const rows: Record<string, unknown>[] = []
  const kept = new Map<number, number>()
  for (let label = 1; label < count; label++) {
    const [left, top, width, height, area] = Array.from(
      stats.data32S.subarray(label * 5, label * 5 + 5),
    )
    if ((area ?? 0) < number('minArea')) continue
    kept.set(label, rows.length)
    rows.push({ part: rows.length + 1, area, x: left, y: top, width, height })
  }
  const out = scope.own(
    painted(cv, labels, (label) => (kept.has(label) ? partColour(kept.get(label)!) : null)),
  )
  const n = 'number' as const
  const columns = { part: n, area: n, x: n, y: n, width: n, height: n }
  return { outputs: { image: out, table: tableOf(columns, rows), count: numberValue(rows.length) } }
}

function distanceOf({ cv, scope, gray }: VisionIo): Mat {
  const far = scope.mat()
  cv.distanceTransform(gray('mask'), far, cv.DIST_L2, 5)
  return far
}

const distance: VisionOp = (io) => {
  const { cv, scope } = io
  const out = scope.mat()
  const even = scope.mat()
  cv.normalize(distanceOf(io), even, 0, 255, cv.NORM_MINMAX)
  even.convertTo(out, cv.CV_8U)
  return { outputs: { image: out } }
}

/** Parts things that touch: peaks of the distance are the seeds, water rises from them. */
const watershed: VisionOp = (io) => {
  const { cv, scope, gray, rgb, number, has } = io
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
}

const colours: VisionOp = ({ cv, scope, rgb, number }) => {
  const from = rgb()
  const points = scope.mat()
  from.convertTo(points, cv.CV_32F)
  const samples = scope.own(cv.matFromArray(from.rows * from.cols, 3, cv.CV_32F, points.data32F))
  const [labels, centres] = [scope.mat(), scope.mat()]
  cv.setRNGSeed(7)
  const stop = new cv.TermCriteria(cv.TermCriteria_EPS + cv.TermCriteria_MAX_ITER, 20, 1)
  cv.kmeans(samples, number('colours'), labels, stop, 3, cv.KMEANS_PP_CENTERS, centres)
  const palette = Array.from({ length: number('colours') }, (_, i) =>
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
}

export const segmentOps: Record<string, VisionOp> = {
  'image.components': components,
  'image.distance': distance,
  'image.watershed': watershed,
  'image.kmeans': colours,
}
