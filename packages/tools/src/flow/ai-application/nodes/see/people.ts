import { numberOut, type PlainTable, textOut } from '@panya/engines/ai/ai-op.ts'
import { namedBoxes, penWidth } from '@panya/engines/ai/found-view.ts'
import {
  BODY_LINES,
  BODY_POINTS,
  bodyPose,
  type PosePoint,
} from '@panya/engines/ai/models/body-pose.ts'
import { onBackground, personMask } from '@panya/engines/ai/models/cut-out.ts'
import { type Face, faces } from '@panya/engines/ai/models/faces.ts'
import { HAND_LINES, type Hand, hands } from '@panya/engines/ai/models/hands.ts'
import { blank, disc, line, PENS, type Rgb, rgbOf } from '@panya/engines/ai/paint.ts'
import { copyOf, type Picture, resized } from '@panya/engines/ai/picture.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { choice, colourParam, yesNo } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { aiNode, imagePort, numberPort, optional, tablePort, textPort, yesPort } from '../define.ts'
import { aiRun } from '../run-on.ts'
import { sureness } from './detect.ts'

/** Bodies, faces, hands and outlines of people, by ready models. */

const round = (value: number): number => Math.round(value * 100) / 100

export const MEDIAPIPE = py`import mediapipe as mp`

const DOTS_HELPER = py`def dots_on(image, points):
    """The picture with a dot on every point."""
    drawn = image.copy()
    for point in points:
        cv2.circle(drawn, (int(point[0] * image.shape[1]), int(point[1] * image.shape[0])), 3, (15, 118, 110), -1)
    return drawn`

export const POSE_HELPER = py`def body_points(image):
    """Points of a body as x, y and sureness, from 0 to 1."""
    with mp.solutions.pose.Pose(static_image_mode=True) as finder:
        found = finder.process(image).pose_landmarks
    return [(point.x, point.y, point.visibility) for point in found.landmark] if found else []`

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

const pose = aiNode('pose', 'see', {
  engine: 'ai',
  inputs: [imagePort('image')],
  outputs: [
    imagePort('image'),
    numberPort('x'),
    numberPort('y'),
    yesPort('seen'),
    tablePort('table'),
  ],
  params: [choice('point', BODY_POINTS), sureness(30), yesNo('stage')],
  python: {
    variable: 'pose',
    imports: [CV2, MEDIAPIPE, py`import pandas as pd`],
    helpers: [POSE_HELPER, DOTS_HELPER],
    code: (c) => py`points = body_points(${c.input('image')})
${c.output('image')} = dots_on(${c.input('image')}, points)
where = mp.solutions.pose.PoseLandmark[${c.literal(String(c.params.point).replace('-', '_').toUpperCase())}]
${c.output('seen')} = bool(points) and points[where][2] >= ${c.literal(c.number('sureness') / 100)}
${c.output('x')} = points[where][0] * 100 if points else 0
${c.output('y')} = points[where][1] * 100 if points else 0
${c.output('table')} = pd.DataFrame(points, columns=["x", "y", "sureness"])`,
  },
})

const runPose = aiRun(pose, async ({ picture, number, text, yes, environment }) => {
  const source = picture()
  const points = await bodyPose(await environment.tensors(), source)
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
})

const FACE_HELPER = py`def face_meshes(image):
    """The points of every face, from 0 to 1."""
    with mp.solutions.face_mesh.FaceMesh(static_image_mode=True, max_num_faces=5) as finder:
        found = finder.process(image).multi_face_landmarks or []
    return [[(point.x, point.y) for point in face.landmark] for face in found]`

const EXPRESSION_HELPER = py`EXPRESSIONS = pipeline("image-classification", model="trpakov/vit-face-expression")
NAMES = {"fear": "afraid", "disgust": "disgusted", "surprise": "surprised", "neutral": "calm"}


def expression_of(image, face):
    """How a face looks, and how sure that is."""
    height, width = image.shape[:2]
    xs, ys = [max(0, int(x * width)) for x, _ in face], [max(0, int(y * height)) for _, y in face]
    best = EXPRESSIONS(Image.fromarray(image[min(ys):max(ys), min(xs):max(xs)]))[0]
    return NAMES.get(best["label"], best["label"]), int(best["score"] * 100 + 0.5)`

function drawFace(picture: Picture, { mesh }: Face, pen: Rgb): void {
  const size = Math.max(0.8, penWidth(picture) / 4)
  for (const { x, y } of mesh) disc(picture, x, y, size, pen)
}

const faceNode = aiNode('face', 'see', {
  engine: 'ai',
  inputs: [imagePort('image')],
  outputs: [
    imagePort('image'),
    textPort('expression'),
    numberPort('sureness'),
    numberPort('count'),
  ],
  params: [sureness(40), yesNo('stage')],
  python: {
    variable: 'face',
    imports: [CV2, MEDIAPIPE, py`from PIL import Image`, py`from transformers import pipeline`],
    helpers: [FACE_HELPER, EXPRESSION_HELPER, DOTS_HELPER],
    code: (c) => py`faces = face_meshes(${c.input('image')})
${c.output('image')} = dots_on(${c.input('image')}, [point for face in faces for point in face])
${c.output('expression')}, ${c.output('sureness')} = expression_of(${c.input('image')}, faces[0]) if faces else ("", 0)
${c.output('count')} = len(faces)`,
  },
})

const runFace = aiRun(faceNode, async ({ picture, number, yes, environment }) => {
  const source = picture()
  const found = await faces(await environment.tensors(), source, number('sureness') / 100)
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
})

const HAND_HELPER = py`def hand_points(image):
    """The 21 points of every hand, from 0 to 1."""
    with mp.solutions.hands.Hands(static_image_mode=True, max_num_hands=2) as finder:
        found = finder.process(image).multi_hand_landmarks or []
    return [[(point.x, point.y) for point in hand.landmark] for hand in found]


def fingers_up(hand):
    """How many fingers are stretched out."""
    far = lambda a, b: ((hand[a][0] - hand[b][0]) ** 2 + (hand[a][1] - hand[b][1]) ** 2) ** 0.5
    up = [far(first + 3, 0) > far(first + 1, 0) * 1.15 for first in (5, 9, 13, 17)]
    return sum(up) + (far(4, 17) > far(2, 17) * 1.1)`

function drawHand(picture: Picture, { points }: Hand, pen: Rgb): void {
  const width = penWidth(picture)
  for (const [from, to] of HAND_LINES) line(picture, points[from]!, points[to]!, width, pen)
  for (const { x, y } of points) disc(picture, x, y, width * 1.2, PENS[1]!)
}

const handsNode = aiNode('hands', 'see', {
  engine: 'ai',
  inputs: [imagePort('image')],
  outputs: [
    imagePort('image'),
    textPort('gesture'),
    numberPort('fingers'),
    numberPort('x'),
    numberPort('y'),
    numberPort('count'),
  ],
  params: [sureness(30), yesNo('stage')],
  python: {
    variable: 'hand',
    imports: [CV2, MEDIAPIPE],
    helpers: [HAND_HELPER, DOTS_HELPER],
    code: (c) => py`hands = hand_points(${c.input('image')})
${c.output('image')} = dots_on(${c.input('image')}, [point for hand in hands for point in hand])
${c.output('fingers')} = sum(fingers_up(hand) for hand in hands)
${c.output('gesture')} = {0: "fist", 1: "point", 2: "victory", 3: "three", 4: "four", 5: "open"}.get(${c.output('fingers')}, "other") if hands else ""
${c.output('x')}, ${c.output('y')} = (hands[0][8][0] * 100, hands[0][8][1] * 100) if hands else (0, 0)
${c.output('count')} = len(hands)`,
  },
})

const runHandsNode = aiRun(handsNode, async ({ picture, number, yes, environment }) => {
  const source = picture()
  const found = await hands(await environment.tensors(), source, number('sureness') / 100)
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
})

const MASK_HELPER = py`def person_mask(image):
    """Bright where a person is."""
    with mp.solutions.selfie_segmentation.SelfieSegmentation(model_selection=0) as cutter:
        return cutter.process(image).segmentation_mask`

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

const cutOut = aiNode('cut-out', 'see', {
  engine: 'ai',
  inputs: [imagePort('image'), optional('background', 'image')],
  outputs: [imagePort('image'), imagePort('mask'), numberPort('share')],
  params: [colourParam('colour', '#0f766e')],
  python: {
    variable: 'cut_out',
    imports: [CV2, MEDIAPIPE, NUMPY],
    helpers: [MASK_HELPER],
    code: (c) => {
      const hex = String(c.params.colour)
      const part = (at: number) => c.literal(Number.parseInt(hex.slice(at, at + 2), 16))
      const behind = c.has('background')
        ? py`cv2.resize(${c.input('background')}, ${c.input('image')}.shape[1::-1])`
        : py`np.full_like(${c.input('image')}, (${part(1)}, ${part(3)}, ${part(5)}))`
      return py`${c.output('mask')} = person_mask(${c.input('image')})
${c.output('image')} = np.where(${c.output('mask')}[..., None] > 0.5, ${c.input('image')}, ${behind})
${c.output('share')} = float((${c.output('mask')} > 0.5).mean() * 100)`
    },
  },
})

const runCutOut = aiRun(cutOut, async ({ picture, has, text, environment }) => {
  const source = picture()
  const mask = await personMask(await environment.tensors(), source)
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
})

export const PEOPLE = [pose, faceNode, handsNode, cutOut]

export const PEOPLE_RUNS = [runPose, runFace, runHandsNode, runCutOut]
