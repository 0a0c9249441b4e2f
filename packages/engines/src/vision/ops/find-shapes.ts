import type { Mat, OpenCv } from '../opencv-types.ts'
import { numberValue, tableOf, type VisionIo, type VisionOp } from '../vision-op.ts'

/** Outlines, lines, circles and corners: each is drawn on the picture, listed and counted. */

export const INK = [230, 40, 90, 255]

export function colourOf(cv: OpenCv, [r, g, b]: readonly number[]): unknown {
  return new cv.Scalar(r, g, b, 255)
}

const round2 = (value: number): number => Math.round(value * 100) / 100

/** What an outline looks like, from its corners and how round it is. */
export function shapeName(corners: number, aspect: number, roundness: number): string {
  if (corners === 3) return 'triangle'
  if (corners === 4) return aspect > 0.9 && aspect < 1.1 ? 'square' : 'rectangle'
  if (corners === 5) return 'pentagon'
  if (corners === 6) return 'hexagon'
  return roundness > 0.8 ? 'circle' : 'other'
}

function describe(cv: OpenCv, outline: Mat, scope: VisionIo['scope']): Record<string, unknown> {
  const area = cv.contourArea(outline)
  const perimeter = cv.arcLength(outline, true)
  const corners = scope.mat()
  cv.approxPolyDP(outline, corners, 0.04 * perimeter, true)
  const box = cv.boundingRect(outline)
  const roundness = perimeter > 0 ? (4 * Math.PI * area) / perimeter ** 2 : 0
  const shape = shapeName(corners.rows, box.width / box.height, roundness)
  return {
    shape,
    area: round2(area),
    perimeter: round2(perimeter),
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
  }
}

const SHAPE_COLUMNS = {
  shape: 'text',
  area: 'number',
  perimeter: 'number',
  x: 'number',
  y: 'number',
  width: 'number',
  height: 'number',
} as const

const contours: VisionOp = ({ cv, scope, gray, rgb, number, has }) => {
  const found = scope.own(new cv.MatVector())
  cv.findContours(gray('mask'), found, scope.mat(), cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE)
  const out = scope.copy(rgb(has('image') ? 'image' : 'mask'))
  const rows: Record<string, unknown>[] = []
  for (let index = 0; index < found.size(); index++) {
    const outline = scope.own(found.get(index) as Mat)
    if (cv.contourArea(outline) < number('minArea')) continue
    rows.push(describe(cv, outline, scope))
    cv.drawContours(out, found, index, colourOf(cv, INK), 2)
  }
  return {
    outputs: { image: out, table: tableOf(SHAPE_COLUMNS, rows), count: numberValue(rows.length) },
  }
}

const lines: VisionOp = ({ cv, scope, gray, rgb, number, has }) => {
  const found = scope.mat()
  cv.HoughLinesP(
    gray('edges'),
    found,
    1,
    Math.PI / 180,
    number('votes'),
    number('minLength'),
    number('maxGap'),
  )
  const out = scope.copy(rgb(has('image') ? 'image' : 'edges'))
  const rows: Record<string, unknown>[] = []
  for (let i = 0; i < found.data32S.length / 4; i++) {
    const [x1, y1, x2, y2] = found.data32S.subarray(i * 4, i * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ]
    const angle = (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI
    rows.push({
      x1,
      y1,
      x2,
      y2,
      length: round2(Math.hypot(x2 - x1, y2 - y1)),
      angle: round2(angle),
    })
    cv.line(out, new cv.Point(x1, y1), new cv.Point(x2, y2), colourOf(cv, INK), 2)
  }
  const n = 'number' as const
  const columns = {
    x1: n,
    y1: n,
    x2: n,
    y2: n,
    length: n,
    angle: n,
  }
  return { outputs: { image: out, table: tableOf(columns, rows), count: numberValue(rows.length) } }
}

const circles: VisionOp = ({ cv, scope, gray, rgb, number }) => {
  const soft = scope.mat()
  cv.medianBlur(gray(), soft, 5)
  const found = scope.mat()
  const { HOUGH_GRADIENT } = cv
  cv.HoughCircles(
    soft,
    found,
    HOUGH_GRADIENT,
    1,
    number('distance'),
    100,
    number('votes'),
    number('minRadius'),
    number('maxRadius'),
  )
  const out = scope.copy(rgb())
  const rows: Record<string, unknown>[] = []
  for (let i = 0; i < found.data32F.length / 3; i++) {
    const [x, y, radius] = Array.from(found.data32F.subarray(i * 3, i * 3 + 3), round2) as [
      number,
      number,
      number,
    ]
    rows.push({ x, y, radius })
    cv.circle(out, new cv.Point(x, y), radius, colourOf(cv, INK), 2)
  }
  const columns = { x: 'number', y: 'number', radius: 'number' } as const
  return { outputs: { image: out, table: tableOf(columns, rows), count: numberValue(rows.length) } }
}

interface Corner {
  x: number
  y: number
  strength: number
}

/** The strongest corners that are not too close to a stronger one. */
function strongest(response: Mat, quality: number, distance: number, most: number): Corner[] {
  const { data32F: values, cols, rows } = response
  let peak = 0
  for (const value of values) if (value > peak) peak = value
  const all: Corner[] = []
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < cols - 1; x++) {
      const value = values[y * cols + x]!
      if (value > quality * peak && isPeak(values, cols, x, y, value))
        all.push({ x, y, strength: value / peak })
    }
  }
  const kept: Corner[] = []
  for (const corner of all.toSorted((a, b) => b.strength - a.strength)) {
    if (kept.length >= most) break
    if (kept.every((other) => Math.hypot(other.x - corner.x, other.y - corner.y) >= distance))
      kept.push(corner)
  }
  return kept
}

function isPeak(values: Float32Array, cols: number, x: number, y: number, value: number): boolean {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (values[(y + dy) * cols + x + dx]! > value) return false
  }
  return true
}

const corners: VisionOp = ({ cv, scope, gray, rgb, number }) => {
  const response = scope.mat()
  cv.cornerHarris(gray(), response, 3, 3, 0.04)
  const kept = strongest(response, number('quality') / 100, number('distance'), number('most'))
  const out = scope.copy(rgb())
  for (const { x, y } of kept) cv.circle(out, new cv.Point(x, y), 4, colourOf(cv, INK), 2)
  const rows = kept.map(({ x, y, strength }) => ({ x, y, strength: round2(strength) }))
  const columns = { x: 'number', y: 'number', strength: 'number' } as const
  return { outputs: { image: out, table: tableOf(columns, rows), count: numberValue(kept.length) } }
}

export const shapeOps: Record<string, VisionOp> = {
  'image.contours': contours,
  'image.lines': lines,
  'image.circles': circles,
  'image.corners': corners,
}
