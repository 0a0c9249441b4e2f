import { FlowFailure } from '../../flow/flow-value.ts'
import type { Mat } from '../opencv-types.ts'
import { numberValue, tableOf, type VisionOp } from '../vision-op.ts'
import { colourOf, INK } from './find-shapes.ts'

/** Looks for one picture in another, and reads QR codes. */

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

const template: VisionOp = ({ cv, scope, gray, rgb, number }) => {
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
}

const features: VisionOp = ({ cv, scope, gray, number }) => {
  const orb = scope.own(new cv.ORB(500))
  const described = (port: string) => {
    const points = scope.own(new cv.KeyPointVector())
    const marks = scope.mat()
    orb.detectAndCompute(gray(port), scope.mat(), points, marks)
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
}

const qr: VisionOp = ({ cv, scope, gray, rgb }) => {
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
}

export const findOps: Record<string, VisionOp> = {
  'image.template': template,
  'image.features': features,
  'image.qr': qr,
}
