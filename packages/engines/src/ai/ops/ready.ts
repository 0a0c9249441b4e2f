import { type AiOp, numberOut, type PlainTable, textOut } from '../ai-op.ts'
import { BODY_LINES, BODY_POINTS, bodyPose, type PosePoint } from '../models/body-pose.ts'
import { onBackground, personMask } from '../models/cut-out.ts'
import { detect } from '../models/detector.ts'
import { type Face, faces } from '../models/faces.ts'
import { HAND_LINES, type Hand, hands } from '../models/hands.ts'
import { blank, disc, line, PENS, type Rgb, rgbOf } from '../paint.ts'
import { copyOf, type Picture, resized } from '../picture.ts'
import type { TensorSource } from '../tensors.ts'
import { drawnBoxes, foundTable, namedBoxes, penWidth } from './found-view.ts'

/** Models that are ready to use. */

type Start = () => Promise<TensorSource>

const round = (value: number): number => Math.round(value * 100) / 100
const detectOp =
  (start: Start): AiOp =>
  async ({ picture, number, text }) => {
    const source = picture()
    const only = text('only').trim().toLowerCase()
    const all = await detect(await start(), source, number('sureness') / 100)
    const found = only === '' ? all : all.filter(({ label }) => label === only)
    const drawn = drawnBoxes(source, found)
    return {
      outputs: {
        image: drawn,
        label: textOut(found[0]?.label ?? ''),
        count: numberOut(found.length),
        table: foundTable(found),
      },
      preview: namedBoxes(drawn, found),
    }
  }

function drawBody(picture: Picture, points: readonly PosePoint[], least: number): void {
  const width = penWidth(picture)
  for (const [from, to] of BODY_LINES) {
    const [a, b] = [points[from]!, points[to]!]
    if (Math.min(a.sureness, b.sureness) >= least) line(picture, a, b, width, PENS[2]!)
  }
  for (const point of points)
    if (point.sureness >= least) disc(picture, point.x, point.y, width * 1.5, PENS[1]!)
}

function poseTable(points: readonly PosePoint[]): PlainTable {
  const numbers = ['x', 'y', 'sureness'] as const
  return {
    columns: [
      { name: 'point', type: 'text' },
      ...numbers.map((name) => ({ name, type: 'number' as const })),
    ],
    data: [[...BODY_POINTS], ...numbers.map((name) => points.map((point) => round(point[name])))],
  }
}

const poseOp =
  (start: Start): AiOp =>
  async ({ picture, number, text, yes }) => {
    const source = picture()
    const points = await bodyPose(await start(), source)
    const least = number('sureness') / 100
    const drawn = yes('stage') ? blank(source.width, source.height, [16, 16, 28]) : copyOf(source)
    drawBody(drawn, points, least)
    const chosen = points[(BODY_POINTS as readonly string[]).indexOf(text('point'))]!
    return {
      outputs: {
        image: drawn,
        x: numberOut(round((chosen.x / source.width) * 100)),
        y: numberOut(round((chosen.y / source.height) * 100)),
        seen: { type: 'boolean', value: chosen.sureness >= least },
        table: poseTable(points),
      },
    }
  }

function drawFace(picture: Picture, { mesh }: Face, pen: Rgb): void {
  const size = Math.max(0.8, penWidth(picture) / 4)
  for (const { x, y } of mesh) disc(picture, x, y, size, pen)
}

const faceOp =
  (start: Start): AiOp =>
  async ({ picture, number, yes }) => {
    const source = picture()
    const found = await faces(await start(), source, number('sureness') / 100)
    const drawn = yes('stage') ? blank(source.width, source.height, [16, 16, 28]) : copyOf(source)
    found.forEach((face, at) => drawFace(drawn, face, PENS[at % PENS.length]!))
    const first = found[0]
    return {
      outputs: {
        image: drawn,
        expression: textOut(first?.expression ?? ''),
        sureness: numberOut(round((first?.expressionSureness ?? 0) * 100)),
        count: numberOut(found.length),
      },
      preview: namedBoxes(
        drawn,
        found.map((face) => ({
          ...face,
          label: face.expression,
          sureness: face.expressionSureness,
        })),
      ),
    }
  }

function drawHand(picture: Picture, { points }: Hand, pen: Rgb): void {
  const width = penWidth(picture)
  for (const [from, to] of HAND_LINES) line(picture, points[from]!, points[to]!, width, pen)
  for (const { x, y } of points) disc(picture, x, y, width * 1.2, PENS[1]!)
}

const handsOp =
  (start: Start): AiOp =>
  async ({ picture, number, yes }) => {
    const source = picture()
    const found = await hands(await start(), source, number('sureness') / 100)
    const drawn = yes('stage') ? blank(source.width, source.height, [16, 16, 28]) : copyOf(source)
    found.forEach((hand, at) => drawHand(drawn, hand, PENS[(at * 2) % PENS.length]!))
    const first = found[0]
    const tip = first?.points[8]
    return {
      outputs: {
        image: drawn,
        gesture: textOut(first?.gesture ?? ''),
        fingers: numberOut(found.reduce((sum, { fingers }) => sum + fingers, 0)),
        x: numberOut(tip ? round((tip.x / source.width) * 100) : 0),
        y: numberOut(tip ? round((tip.y / source.height) * 100) : 0),
        count: numberOut(found.length),
      },
      preview: namedBoxes(
        drawn,
        found.map((hand) => ({ ...hand, label: hand.gesture })),
      ),
    }
  }

/** The mask as a picture, and how much of it is inside. */
function maskPicture({ width, height }: Picture, mask: Uint8ClampedArray) {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const pixels = new Uint32Array(rgba.buffer)
  let inside = 0
  for (let at = 0; at < mask.length; at++) {
    const value = mask[at]!
    pixels[at] = 0xff000000 | (value * 0x010101)
    if (value > 127) inside++
  }
  return { white: { width, height, rgba }, share: inside / mask.length }
}

const cutOutOp =
  (start: Start): AiOp =>
  async ({ picture, has, text }) => {
    const source = picture()
    const mask = await personMask(await start(), source)
    const behind = has('background')
      ? resized(picture('background'), source.width, source.height)
      : rgbOf(text('colour'))
    const { white, share } = maskPicture(source, mask)
    return {
      outputs: {
        image: onBackground(source, mask, behind),
        mask: white,
        share: numberOut(round(share * 100)),
      },
    }
  }

export function readyOps(start: Start): Record<string, AiOp> {
  return {
    'ai.detect': detectOp(start),
    'ai.pose': poseOp(start),
    'ai.face': faceOp(start),
    'ai.hands': handsOp(start),
    'ai.cut-out': cutOutOp(start),
  }
}
