import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import { numberValue, tableOf, visionRun } from '@panya/engines/vision/vision-op.ts'
import { whole } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { COLOUR_HELPER, GRAY_HELPER, pictureNode, port } from '../define.ts'
import { colourOf, FOUND, INK, PANDAS } from './found.ts'

/** Looks for one picture in another, and reads QR codes. */

const TEMPLATE_HELPER = py`def find_template(image, template, least):
    """Places that look like the template, best first."""
    scores = cv2.matchTemplate(gray_of(image), gray_of(template), cv2.TM_CCOEFF_NORMED)
    height, width = template.shape[:2]
    kept = []
    for y, x in sorted(zip(*np.nonzero(scores >= least)), key=lambda at: -scores[at]):
        if len(kept) < 200 and all(abs(x - a) >= width / 2 or abs(y - b) >= height / 2 for a, b, _ in kept):
            kept.append((int(x), int(y), round(float(scores[y, x]), 3)))
    drawn = colour_of(image).copy()
    for x, y, _ in kept:
        cv2.rectangle(drawn, (x, y), (x + width, y + height), (230, 40, 90), 2)
    return drawn, pd.DataFrame(kept, columns=["x", "y", "score"])`

interface Spot {
  x: number
  y: number
  score: number
}

/** The best places, each at least half a template away from a better one. */
function bestSpots(scores: Mat, least: number, width: number, height: number): Spot[] {
  const spots: Spot[] = []
  const { data32F: values, cols } = scores
  for (let i = 0; i < values.length; i++) {
    if (values[i]! >= least) spots.push({ x: i % cols, y: Math.floor(i / cols), score: values[i]! })
  }
  const kept: Spot[] = []
  for (const spot of spots.toSorted((a, b) => b.score - a.score)) {
    const near = kept.some(
      (other) => Math.abs(other.x - spot.x) < width / 2 && Math.abs(other.y - spot.y) < height / 2,
    )
    if (!near) kept.push(spot)
    if (kept.length === 200) break
  }
  return kept
}

const template = pictureNode('template', 'find', {
  inputs: [port('image'), port('template')],
  outputs: FOUND,
  params: [whole('score', 80, 1, 100)],
  imports: [CV2, NUMPY, PANDAS],
  variable: 'matches',
  helpers: [GRAY_HELPER, COLOUR_HELPER, TEMPLATE_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('table')} = find_template(${c.input('image')}, ${c.input('template')}, ${c.literal(c.number('score') / 100)})\n${c.output('count')} = len(${c.output('table')})`,
})

const runTemplate = visionRun(template, ({ cv, scope, gray, rgb, number }) => {
  const [big, small] = [gray('image'), gray('template')]
  if (small.cols > big.cols || small.rows > big.rows) throw new FlowFailure('template-too-big')
  const scores = scope.mat()
  cv.matchTemplate(big, small, scores, cv.TM_CCOEFF_NORMED)
  const spots = bestSpots(scores, number('score') / 100, small.cols, small.rows)
  const out = scope.copy(rgb('image'))
  for (const { x, y } of spots) {
    cv.rectangle(
      out,
      new cv.Point(x, y),
      new cv.Point(x + small.cols, y + small.rows),
      colourOf(cv, INK),
      2,
    )
  }
  const rows = spots.map(({ x, y, score }) => ({ x, y, score: Math.round(score * 1000) / 1000 }))
  const columns = { x: 'number', y: 'number', score: 'number' } as const
  return { outputs: { image: out, table: tableOf(columns, rows), count: numberValue(rows.length) } }
})

const FEATURES_HELPER = py`def match_features(image, other, distance):
    """Points of one picture found again in the other."""
    orb = cv2.ORB_create(500)
    points_a, marks_a = orb.detectAndCompute(gray_of(image), None)
    points_b, marks_b = orb.detectAndCompute(gray_of(other), None)
    good = []
    if points_a and points_b:
        matches = cv2.BFMatcher(cv2.NORM_HAMMING, crossCheck=True).match(marks_a, marks_b)
        good = [match for match in matches if match.distance <= distance]
    return cv2.drawMatches(gray_of(image), points_a, gray_of(other), points_b, good, None), len(good)`

const features = pictureNode('features', 'find', {
  inputs: [port('image'), port('other')],
  outputs: [port('image'), port('count', 'number')],
  params: [whole('distance', 40, 1, 256)],
  variable: 'matches',
  helpers: [GRAY_HELPER, FEATURES_HELPER],
  code: (c) =>
    py`${c.output('image')}, ${c.output('count')} = match_features(${c.input('image')}, ${c.input('other')}, ${c.param('distance')})`,
})

/** ORB looks at nothing so near the border, and cannot shrink a picture that has nothing else. */
const ORB_BORDER = 31

const runFeatures = visionRun(features, ({ cv, scope, gray, number }) => {
  const orb = scope.own(new cv.ORB(500))
  const described = (from: 'image' | 'other') => {
    const points = scope.own(new cv.KeyPointVector())
    const marks = scope.mat()
    const picture = gray(from)
    if (Math.min(picture.cols, picture.rows) > 2 * ORB_BORDER)
      orb.detectAndCompute(picture, scope.mat(), points, marks)
    return { points, marks }
  }
  const [a, b] = [described('image'), described('other')]
  const matcher = scope.own(new cv.BFMatcher(cv.NORM_HAMMING, true))
  const all = scope.own(new cv.DMatchVector())
  if (a.marks.rows > 0 && b.marks.rows > 0) matcher.match(a.marks, b.marks, all)
  const good = scope.own(new cv.DMatchVector())
  for (let i = 0; i < all.size(); i++)
    if (all.get(i).distance <= number('distance')) good.push_back(all.get(i))
  const out = scope.mat()
  cv.drawMatches(gray('image'), a.points, gray('other'), b.points, good, out)
  return { outputs: { image: out, count: numberValue(good.size()) } }
})

const qr = pictureNode('qr', 'find', {
  outputs: [port('text', 'text'), port('image'), port('found', 'boolean')],
  variable: 'qr',
  helpers: [GRAY_HELPER, COLOUR_HELPER],
  code: (c) =>
    py`${c.output('text')}, corners, _ = cv2.QRCodeDetector().detectAndDecode(gray_of(${c.input('image')}))
${c.output('image')} = colour_of(${c.input('image')}).copy()
if corners is not None:
    cv2.polylines(${c.output('image')}, corners.astype(int), True, (230, 40, 90), 3)
${c.output('found')} = ${c.output('text')} != ""
print(${c.output('text')})`,
})

const runQr = visionRun(qr, ({ cv, scope, gray, rgb }) => {
  const detector = scope.own(new cv.QRCodeDetector())
  const corners = scope.mat()
  const text = String(detector.detectAndDecode(gray(), corners))
  const out = scope.copy(rgb())
  const places = corners.data32F
  for (let i = 0; places.length >= 8 && i < 4; i++) {
    const at = (index: number) => new cv.Point(places[(index % 4) * 2], places[(index % 4) * 2 + 1])
    cv.line(out, at(i), at(i + 1), colourOf(cv, INK), 3)
  }
  return {
    outputs: {
      text: { type: 'text', value: text },
      image: out,
      found: { type: 'boolean', value: text !== '' },
    },
    preview: { kind: 'value', text: text || '—' },
  }
})

export const MATCHES = [template, features, qr]

export const MATCHES_RUNS = [runTemplate, runFeatures, runQr]
