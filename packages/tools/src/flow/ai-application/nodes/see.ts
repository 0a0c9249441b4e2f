import { BODY_POINTS } from '@panya/engines/ai/models/body-pose.ts'
import { py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import {
  aiNode,
  CV2,
  choice,
  image,
  NUMPY,
  number,
  optional,
  port,
  table,
  text,
  whole,
  words,
  yes,
  yesNo,
} from './define.ts'

/** Ready models that look at pictures. */

const sureness = (value: number) => whole('sureness', value, 5, 95)

const DETECT_HELPER = py`DETECTOR_WEIGHTS = SSDLite320_MobileNet_V3_Large_Weights.DEFAULT
DETECTOR = ssdlite320_mobilenet_v3_large(weights=DETECTOR_WEIGHTS).eval()

def detect(image, least):
    """Things in a picture: name, sureness and box."""
    with torch.no_grad():
        found = DETECTOR([torch.from_numpy(image).permute(2, 0, 1) / 255])[0]
    names = DETECTOR_WEIGHTS.meta["categories"]
    return [
        {"label": names[label], "sureness": float(score), "box": [float(side) for side in box]}
        for label, score, box in zip(found["labels"], found["scores"], found["boxes"])
        if score >= least
    ]`

const BOXES_HELPER = py`def boxes_on(image, found):
    """The picture with a box round everything that was found."""
    drawn = image.copy()
    for thing in found:
        left, top, right, bottom = (int(side) for side in thing["box"])
        cv2.rectangle(drawn, (left, top), (right, bottom), (67, 56, 202), 3)
    return drawn`

const POSE_HELPER = py`def body_points(image):
    """Points of a body as x, y and sureness, from 0 to 1."""
    with mp.solutions.pose.Pose(static_image_mode=True) as finder:
        found = finder.process(image).pose_landmarks
    return [(point.x, point.y, point.visibility) for point in found.landmark] if found else []`

const FACE_HELPER = py`def face_meshes(image):
    """The points of every face, from 0 to 1."""
    with mp.solutions.face_mesh.FaceMesh(static_image_mode=True, max_num_faces=5) as finder:
        found = finder.process(image).multi_face_landmarks or []
    return [[(point.x, point.y) for point in face.landmark] for face in found]`

const EXPRESSION_HELPER = py`def expression_of(image):
    """How the first face looks, and how sure that is."""
    feelings = FER().detect_emotions(cv2.cvtColor(image, cv2.COLOR_RGB2BGR))
    if not feelings:
        return "", 0
    best = max(feelings[0]["emotions"].items(), key=lambda item: item[1])
    return best[0], best[1] * 100`

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

const DOTS_HELPER = py`def dots_on(image, points):
    """The picture with a dot on every point."""
    drawn = image.copy()
    for point in points:
        cv2.circle(drawn, (int(point[0] * image.shape[1]), int(point[1] * image.shape[0])), 3, (15, 118, 110), -1)
    return drawn`

const MASK_HELPER = py`def person_mask(image):
    """Bright where a person is."""
    with mp.solutions.selfie_segmentation.SelfieSegmentation(model_selection=0) as cutter:
        return cutter.process(image).segmentation_mask`

const MEDIAPIPE = py`import mediapipe as mp`
const TORCH = [
  py`import torch`,
  py`from torchvision.models.detection import SSDLite320_MobileNet_V3_Large_Weights, ssdlite320_mobilenet_v3_large`,
]

export const SEE: NodeType[] = [
  aiNode('detect', 'see', {
    engine: 'ai',
    inputs: [image()],
    outputs: [image(), text('label'), number('count'), table()],
    params: [sureness(50), words('only')],
    python: {
      variable: 'found',
      imports: [CV2, py`import pandas as pd`, ...TORCH],
      helpers: [DETECT_HELPER, BOXES_HELPER],
      code: (c) => {
        const only = c.params.only ? py` if thing["label"] == ${c.param('only')}` : py``
        return py`things = [thing for thing in detect(${c.input('image')}, ${c.literal(c.number('sureness') / 100)})${only}]
${c.output('image')} = boxes_on(${c.input('image')}, things)
${c.output('label')} = things[0]["label"] if things else ""
${c.output('count')} = len(things)
${c.output('table')} = pd.DataFrame(things)
print(${c.output('table')})`
      },
    },
  }),
  aiNode('pose', 'see', {
    engine: 'ai',
    inputs: [image()],
    outputs: [image(), number('x'), number('y'), yes('seen'), table()],
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
  }),
  aiNode('face', 'see', {
    engine: 'ai',
    inputs: [image()],
    outputs: [image(), text('expression'), number('sureness'), number('count')],
    params: [sureness(40), yesNo('stage')],
    python: {
      variable: 'face',
      imports: [CV2, MEDIAPIPE, py`from fer import FER`],
      helpers: [FACE_HELPER, EXPRESSION_HELPER, DOTS_HELPER],
      code: (c) => py`faces = face_meshes(${c.input('image')})
${c.output('image')} = dots_on(${c.input('image')}, [point for face in faces for point in face])
${c.output('expression')}, ${c.output('sureness')} = expression_of(${c.input('image')})
${c.output('count')} = len(faces)`,
    },
  }),
  aiNode('hands', 'see', {
    engine: 'ai',
    inputs: [image()],
    outputs: [
      image(),
      text('gesture'),
      number('fingers'),
      number('x'),
      number('y'),
      number('count'),
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
  }),
  aiNode('cut-out', 'see', {
    engine: 'ai',
    inputs: [image(), optional('background', 'image')],
    outputs: [image(), image('mask'), number('share')],
    params: [{ kind: 'colour', name: 'colour', default: '#0f766e' }],
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
  }),
  aiNode('doodle', 'see', {
    engine: 'ai',
    inputs: [port('drawing', 'list', 'image')],
    outputs: [text('label'), number('sureness'), text('second'), text('third')],
  }),
]
