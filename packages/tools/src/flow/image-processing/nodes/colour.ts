import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { choice, decimal, whole } from '../../../flow-kit/param-forms.ts'
import { COLOUR_HELPER, CV2, GRAY_HELPER, NUMPY, pictureNode, port } from './define.ts'

/** Colour and light. */

const SPACE = ownTable<Py>({
  hsv: py`cv2.COLOR_RGB2HSV`,
  lab: py`cv2.COLOR_RGB2Lab`,
  ycrcb: py`cv2.COLOR_RGB2YCrCb`,
  hls: py`cv2.COLOR_RGB2HLS`,
})

const ADJUST_HELPER = py`def adjust(image, brightness=0, contrast=1, gamma=1):
    """Brightness is added, contrast is a factor round the middle, gamma bends the curve."""
    levels = (np.arange(256) / 255) ** (1 / gamma) * 255
    levels = (levels - 128) * contrast + 128 + brightness
    return cv2.LUT(image, np.clip(np.floor(levels + 0.5), 0, 255).astype(np.uint8))`

const LIGHT_HELPER = py`def change_light(image, to_space, back, change):
    """Changes the first channel of another colour space, so that colours stay."""
    if image.ndim == 2:
        return change(image)
    parts = list(cv2.split(cv2.cvtColor(image, to_space)))
    parts[0] = change(parts[0])
    return cv2.cvtColor(cv2.merge(parts), back)`

const HISTOGRAM_HELPER = py`def histogram(image):
    """How many pixels have each level, per channel."""
    if image.ndim == 2:
        return pd.DataFrame({"level": range(256), "gray": np.bincount(image.ravel(), minlength=256)})
    red, green, blue = (np.bincount(image[:, :, i].ravel(), minlength=256) for i in range(3))
    return pd.DataFrame({"level": range(256), "red": red, "green": green, "blue": blue})`

const RANGE_HELPER = py`def colour_range(image, hue_from, hue_to, saturation, brightness):
    """White where the colour is in the range. Hues go round: 170 to 10 is red."""
    hsv = cv2.cvtColor(colour_of(image), cv2.COLOR_RGB2HSV)
    if hue_from <= hue_to:
        return cv2.inRange(hsv, (hue_from, saturation, brightness), (hue_to, 255, 255))
    return cv2.bitwise_or(
        cv2.inRange(hsv, (hue_from, saturation, brightness), (179, 255, 255)),
        cv2.inRange(hsv, (0, saturation, brightness), (hue_to, 255, 255)),
    )`

const PARTS = [port('first'), port('second'), port('third')]

export const COLOUR = [
  pictureNode('gray', 'colour', {
    variable: 'gray',
    helpers: [GRAY_HELPER],
    code: (c) => py`${c.output('image')} = gray_of(${c.input('image')})`,
  }),
  pictureNode('colour-space', 'colour', {
    params: [choice('space', ['hsv', 'lab', 'ycrcb', 'hls'])],
    variable: 'converted',
    helpers: [COLOUR_HELPER],
    code: (c) =>
      py`${c.output('image')} = cv2.cvtColor(colour_of(${c.input('image')}), ${SPACE[c.text('space')] ?? py`None`})`,
  }),
  pictureNode('split', 'colour', {
    outputs: PARTS,
    variable: 'channel',
    helpers: [COLOUR_HELPER],
    code: (c) =>
      py`${c.output('first')}, ${c.output('second')}, ${c.output('third')} = cv2.split(colour_of(${c.input('image')}))`,
  }),
  pictureNode('merge', 'colour', {
    inputs: PARTS,
    variable: 'merged',
    helpers: [GRAY_HELPER],
    code: (c) =>
      py`${c.output('image')} = cv2.merge([gray_of(${c.input('first')}), gray_of(${c.input('second')}), gray_of(${c.input('third')})])`,
  }),
  pictureNode('adjust', 'colour', {
    params: [
      whole('brightness', 20, -255, 255),
      decimal('contrast', 1.2, 0, 4, 0.05),
      decimal('gamma', 1, 0.1, 5, 0.05),
    ],
    imports: [CV2, NUMPY],
    variable: 'adjusted',
    helpers: [ADJUST_HELPER],
    code: (c) =>
      py`${c.output('image')} = adjust(${c.input('image')}, brightness=${c.param('brightness')}, contrast=${c.param('contrast')}, gamma=${c.param('gamma')})`,
  }),
  pictureNode('invert', 'colour', {
    variable: 'negative',
    code: (c) => py`${c.output('image')} = cv2.bitwise_not(${c.input('image')})`,
  }),
  pictureNode('histogram', 'colour', {
    outputs: [port('table', 'table')],
    imports: [NUMPY, py`import pandas as pd`],
    variable: 'levels',
    helpers: [HISTOGRAM_HELPER],
    code: (c) =>
      py`${c.output('table')} = histogram(${c.input('image')})\nprint(${c.output('table')})`,
  }),
  pictureNode('equalise', 'colour', {
    variable: 'equalised',
    helpers: [LIGHT_HELPER],
    code: (c) =>
      py`${c.output('image')} = change_light(${c.input('image')}, cv2.COLOR_RGB2YCrCb, cv2.COLOR_YCrCb2RGB, cv2.equalizeHist)`,
  }),
  pictureNode('clahe', 'colour', {
    params: [decimal('clip', 2, 1, 40, 0.5), whole('grid', 8, 1, 32)],
    variable: 'clear',
    helpers: [LIGHT_HELPER],
    code: (c) =>
      py`clahe = cv2.createCLAHE(clipLimit=${c.param('clip')}, tileGridSize=(${c.param('grid')}, ${c.param('grid')}))\n${c.output('image')} = change_light(${c.input('image')}, cv2.COLOR_RGB2Lab, cv2.COLOR_Lab2RGB, clahe.apply)`,
  }),
  pictureNode('colour-range', 'colour', {
    outputs: [port('mask')],
    params: [
      whole('hueFrom', 170, 0, 179),
      whole('hueTo', 10, 0, 179),
      whole('saturation', 90, 0, 255),
      whole('brightness', 60, 0, 255),
    ],
    variable: 'mask',
    helpers: [COLOUR_HELPER, RANGE_HELPER],
    code: (c) =>
      py`${c.output('mask')} = colour_range(${c.input('image')}, ${c.param('hueFrom')}, ${c.param('hueTo')}, ${c.param('saturation')}, ${c.param('brightness')})`,
  }),
]
