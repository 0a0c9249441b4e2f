import { py } from '@panya/engines/code/python-code.ts'
import type { Mat, OpenCv } from '@panya/engines/vision/opencv-types.ts'
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
import {
  colourOf,
  FOUND,
  INK,
  PANDAS,
  PARTS_HELPER,
  painted,
  partColour,
  pictureOr,
  round2,
} from './found.ts'

/** White parts of a mask: their outlines, and each in a colour of its own. */

const CONTOURS_HELPER = py`def shape_name(corners, aspect, roundness):
    if corners == 3:
        return "triangle"
    if corners == 4:
        return "square" if 0.9 < aspect < 1.1 else "rectangle"
    if corners in (5, 6):
        return "pentagon" if corners == 5 else "hexagon"
    return "circle" if roundness > 0.8 else "other"


def find_shapes(mask, image, min_area):
    """Draws the outlines of white parts and says what they look like."""
    outlines, _ = cv2.findContours(gray_of(mask), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    drawn, rows = colour_of(image).copy(), []
    for outline in outlines:
        area, perimeter = cv2.contourArea(outline), cv2.arcLength(outline, True)
        if area < min_area:
            continue
        corners = cv2.approxPolyDP(outline, 0.04 * perimeter, True)
        x, y, width, height = cv2.boundingRect(outline)
        roundness = 4 * np.pi * area / perimeter ** 2 if perimeter else 0
        shape = shape_name(len(corners), width / height, roundness)
        rows.append((shape, round(area, 2), round(perimeter, 2), x, y, width, height))
        cv2.drawContours(drawn, [outline], -1, (230, 40, 90), 2)
    columns = ["shape", "area", "perimeter", "x", "y", "width", "height"]
    return drawn, pd.DataFrame(rows, columns=columns)`

/** What an outline looks like, from its corners and how round it is. */
function shapeName(corners: number, aspect: number, roundness: number): string {
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

const contours = pictureNode('contours', 'find', {
  inputs: [port('mask'), optional('image')],
  outputs: FOUND,
  params: [whole('minArea', 100, 0, 1_000_000)],
  imports: [CV2, NUMPY, PANDAS],
  variable: 'shapes',
  helpers: [GRAY_HELPER, COLOUR_HELPER, CONTOURS_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('table')} = find_shapes(${c.input('mask')}, ${pictureOr(c, 'mask')}, ${c.param('minArea')})\n${c.output('count')} = len(${c.output('table')})`,
})

const runContours = visionRun(contours, ({ cv, scope, gray, rgb, number, has }) => {
  if (has('image')) sameSize(gray('mask'), rgb('image'))
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
})

const COMPONENTS_HELPER = py`def find_parts(mask, min_area):
    """White parts that hang together, each in its own colour."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(gray_of(mask), connectivity=8)
    drawn = np.zeros((*labels.shape, 3), np.uint8)
    rows = []
    for label in range(1, count):
        x, y, width, height, area = (int(value) for value in stats[label])
        if area >= min_area:
            drawn[labels == label] = part_colour(len(rows))
            rows.append((len(rows) + 1, area, x, y, width, height))
    return drawn, pd.DataFrame(rows, columns=["part", "area", "x", "y", "width", "height"])`

const components = pictureNode('components', 'find', {
  inputs: [port('mask')],
  outputs: FOUND,
  params: [whole('minArea', 50, 0, 1_000_000)],
  imports: [CV2, NUMPY, PANDAS],
  variable: 'parts',
  helpers: [GRAY_HELPER, PARTS_HELPER, COMPONENTS_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('table')} = find_parts(${c.input('mask')}, ${c.param('minArea')})\n${c.output('count')} = len(${c.output('table')})`,
})

const runComponents = visionRun(components, ({ cv, scope, gray, number }) => {
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
})

export const SHAPES = [contours, components]

export const SHAPES_RUNS = [runContours, runComponents]
