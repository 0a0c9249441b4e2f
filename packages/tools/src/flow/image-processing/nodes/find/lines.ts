import { py } from '@panya/engines/code/python-code.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import { numberValue, sameSize, tableOf, visionRun } from '@panya/engines/vision/vision-op.ts'
import { whole } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { COLOUR_HELPER, GRAY_HELPER, optional, pictureNode, port } from '../define.ts'
import { colourOf, FOUND, INK, PANDAS, pictureOr, round2 } from './found.ts'
import { refuseTooMany } from './too-many-circles.ts'

/** Lines, circles and corners: each is drawn on the picture, listed and counted. */

const LINES_HELPER = py`def find_lines(edges, image, votes, min_length, max_gap):
    """Straight lines in a picture of edges."""
    found = cv2.HoughLinesP(gray_of(edges), 1, np.pi / 180, votes, minLineLength=min_length, maxLineGap=max_gap)
    drawn = colour_of(image).copy()
    lines = [] if found is None else found.reshape(-1, 4).tolist()
    for x1, y1, x2, y2 in lines:
        cv2.line(drawn, (x1, y1), (x2, y2), (230, 40, 90), 2)
    table = pd.DataFrame(lines, columns=["x1", "y1", "x2", "y2"])
    table["length"] = np.hypot(table.x2 - table.x1, table.y2 - table.y1).round(2)
    table["angle"] = np.degrees(np.arctan2(table.y1 - table.y2, table.x2 - table.x1)).round(2)
    return drawn, table`

const lines = pictureNode('lines', 'find', {
  inputs: [port('edges'), optional('image')],
  outputs: FOUND,
  params: [
    whole('votes', 60, 1, 1000),
    whole('minLength', 40, 1, 4000),
    whole('maxGap', 8, 0, 500),
  ],
  imports: [CV2, NUMPY, PANDAS],
  variable: 'lines',
  helpers: [GRAY_HELPER, COLOUR_HELPER, LINES_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('table')} = find_lines(${c.input('edges')}, ${pictureOr(c, 'edges')}, ${c.param('votes')}, ${c.param('minLength')}, ${c.param('maxGap')})\n${c.output('count')} = len(${c.output('table')})`,
})

const runLines = visionRun(lines, ({ cv, scope, gray, rgb, number, has }) => {
  if (has('image')) sameSize(gray('edges'), rgb('image'))
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
})

const CIRCLES_HELPER = py`def find_circles(image, distance, votes, min_radius, max_radius):
    """Round things, even when parts of their edge are missing."""
    soft = cv2.medianBlur(gray_of(image), 5)
    found = cv2.HoughCircles(soft, cv2.HOUGH_GRADIENT, 1, distance, param1=100, param2=votes, minRadius=min_radius, maxRadius=max_radius)
    drawn = colour_of(image).copy()
    circles = [] if found is None else found.reshape(-1, 3).astype(float).round(2).tolist()
    for x, y, radius in circles:
        cv2.circle(drawn, (int(x), int(y)), int(radius), (230, 40, 90), 2)
    return drawn, pd.DataFrame(circles, columns=["x", "y", "radius"])`

const circles = pictureNode('circles', 'find', {
  outputs: FOUND,
  params: [
    whole('distance', 40, 1, 2000),
    whole('votes', 30, 1, 300),
    whole('minRadius', 15, 1, 2000),
    whole('maxRadius', 70, 1, 2000),
  ],
  imports: [CV2, PANDAS],
  variable: 'circles',
  helpers: [GRAY_HELPER, COLOUR_HELPER, CIRCLES_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('table')} = find_circles(${c.input('image')}, ${c.param('distance')}, ${c.param('votes')}, ${c.param('minRadius')}, ${c.param('maxRadius')})\n${c.output('count')} = len(${c.output('table')})`,
})

const runCircles = visionRun(circles, (io) => {
  const { cv, scope, gray, rgb, number } = io
  const soft = scope.mat()
  cv.medianBlur(gray(), soft, 5)
  refuseTooMany(io, soft, {
    votes: number('votes'),
    minRadius: number('minRadius'),
    maxRadius: number('maxRadius'),
  })
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
})

const CORNERS_HELPER = py`def find_corners(image, quality, distance, most):
    """The strongest corners that are not too close to a stronger one."""
    response = cv2.cornerHarris(gray_of(image), 3, 3, 0.04)
    inner = np.zeros(response.shape, bool)
    inner[1:-1, 1:-1] = True
    peaks = inner & (response == cv2.dilate(response, np.ones((3, 3)))) & (response > quality * response.max())
    kept = []
    for y, x in sorted(zip(*np.nonzero(peaks)), key=lambda at: -response[at]):
        if len(kept) < most and all(np.hypot(x - a, y - b) >= distance for a, b, _ in kept):
            kept.append((int(x), int(y), round(float(response[y, x] / response.max()), 2)))
    drawn = colour_of(image).copy()
    for x, y, _ in kept:
        cv2.circle(drawn, (x, y), 4, (230, 40, 90), 2)
    return drawn, pd.DataFrame(kept, columns=["x", "y", "strength"])`

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

const corners = pictureNode('corners', 'find', {
  outputs: FOUND,
  params: [whole('quality', 10, 1, 99), whole('distance', 10, 1, 500), whole('most', 100, 1, 2000)],
  imports: [CV2, NUMPY, PANDAS],
  variable: 'corners',
  helpers: [GRAY_HELPER, COLOUR_HELPER, CORNERS_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('table')} = find_corners(${c.input('image')}, ${c.literal(c.number('quality') / 100)}, ${c.param('distance')}, ${c.param('most')})\n${c.output('count')} = len(${c.output('table')})`,
})

const runCorners = visionRun(corners, ({ cv, scope, gray, rgb, number }) => {
  const response = scope.mat()
  cv.cornerHarris(gray(), response, 3, 3, 0.04)
  const kept = strongest(response, number('quality') / 100, number('distance'), number('most'))
  const out = scope.copy(rgb())
  for (const { x, y } of kept) cv.circle(out, new cv.Point(x, y), 4, colourOf(cv, INK), 2)
  const rows = kept.map(({ x, y, strength }) => ({ x, y, strength: round2(strength) }))
  const columns = { x: 'number', y: 'number', strength: 'number' } as const
  return { outputs: { image: out, table: tableOf(columns, rows), count: numberValue(kept.length) } }
})

export const LINES = [lines, circles, corners]

export const LINES_RUNS = [runLines, runCircles, runCorners]
