import { numberOut, textOut } from '@panya/engines/ai/ai-op.ts'
import { drawnBoxes, foundTable, namedBoxes } from '@panya/engines/ai/found-view.ts'
import { detect } from '@panya/engines/ai/models/detector.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { whole } from '../../../../flow-kit/param-forms.ts'
import { CV2 } from '../../../../flow-kit/python-pictures.ts'
import { aiNode, imagePort, longTextParam, numberPort, tablePort, textPort } from '../define.ts'
import { aiRun } from '../run-on.ts'

/** Things in a picture, by a ready model. */

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

const TORCH = [
  py`import torch`,
  py`from torchvision.models.detection import SSDLite320_MobileNet_V3_Large_Weights, ssdlite320_mobilenet_v3_large`,
]

export const sureness = (value: number) => whole('sureness', value, 5, 95)

const detectNode = aiNode('detect', 'see', {
  engine: 'ai',
  inputs: [imagePort('image')],
  outputs: [imagePort('image'), textPort('label'), numberPort('count'), tablePort('table')],
  params: [sureness(50), longTextParam('only')],
  python: {
    variable: 'found',
    imports: [CV2, py`import pandas as pd`, ...TORCH],
    helpers: [DETECT_HELPER, BOXES_HELPER],
    code: (c) => {
      const all = py`detect(${c.input('image')}, ${c.literal(c.number('sureness') / 100)})`
      const some = py`[thing for thing in ${all} if thing["label"] == ${c.param('only')}.strip().lower()]`
      return py`things = ${c.text('only').trim() ? some : all}
${c.output('image')} = boxes_on(${c.input('image')}, things)
${c.output('label')} = things[0]["label"] if things else ""
${c.output('count')} = len(things)
${c.output('table')} = pd.DataFrame(things)
print(${c.output('table')})`
    },
  },
})

const runDetectNode = aiRun(detectNode, async ({ picture, number, text, environment }) => {
  const source = picture()
  const only = text('only').trim().toLowerCase()
  const all = await detect(await environment.tensors(), source, number('sureness') / 100)
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
})

export const DETECT = [detectNode]

export const DETECT_RUNS = [runDetectNode]
