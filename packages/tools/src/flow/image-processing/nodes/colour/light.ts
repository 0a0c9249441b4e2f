import { py } from '@panya/engines/code/python-code.ts'
import type { Mat } from '@panya/engines/vision/opencv-types.ts'
import { tableOf, type VisionIo, visionRun } from '@panya/engines/vision/vision-op.ts'
import { decimal, whole } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { COLOUR_HELPER, pictureNode, port } from '../define.ts'

/** Brightness and contrast, and what is where in a picture by its colour. */

const ADJUST_HELPER = py`def adjust(image, brightness=0, contrast=1, gamma=1):
    """Brightness is added, contrast is a factor round the middle, gamma bends the curve."""
    levels = (np.arange(256) / 255) ** (1 / gamma) * 255
    levels = (levels - 128) * contrast + 128 + brightness
    return cv2.LUT(image, np.clip(np.floor(levels + 0.5), 0, 255).astype(np.uint8))`

/** 256 output levels, applied to every channel. */
function applyLevels({ cv, scope, image }: VisionIo, level: (value: number) => number): Mat {
  const levels = Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, Math.round(level(value)))),
  )
  const lut = scope.own(cv.matFromArray(1, 256, cv.CV_8UC1, levels))
  const out = scope.mat()
  cv.LUT(image(), lut, out)
  return out
}

const adjust = pictureNode('adjust', 'colour', {
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
})

const runAdjust = visionRun(adjust, (io) => {
  const [brightness, contrast, gamma] = [
    io.number('brightness'),
    io.number('contrast'),
    io.number('gamma'),
  ]
  const image = applyLevels(
    io,
    (value) => ((value / 255) ** (1 / gamma) * 255 - 128) * contrast + 128 + brightness,
  )
  return { outputs: { image } }
})

const invert = pictureNode('invert', 'colour', {
  variable: 'negative',
  code: (c) => py`${c.output('image')} = cv2.bitwise_not(${c.input('image')})`,
})

const runInvert = visionRun(invert, ({ cv, scope, image }) => {
  const out = scope.mat()
  cv.bitwise_not(image(), out)
  return { outputs: { image: out } }
})

const HISTOGRAM_HELPER = py`def histogram(image):
    """How many pixels have each level, per channel."""
    if image.ndim == 2:
        return pd.DataFrame({"level": range(256), "gray": np.bincount(image.ravel(), minlength=256)})
    red, green, blue = (np.bincount(image[:, :, i].ravel(), minlength=256) for i in range(3))
    return pd.DataFrame({"level": range(256), "red": red, "green": green, "blue": blue})`

/** How many pixels have each of the 256 levels, per channel. */
function levelCounts(mat: Mat): number[][] {
  const channels = mat.channels()
  const counts = Array.from({ length: channels }, () => Array.from({ length: 256 }, () => 0))
  const { data } = mat
  for (let i = 0; i < data.length; i++) counts[i % channels]![data[i]!]!++
  return counts
}

const histogram = pictureNode('histogram', 'colour', {
  outputs: [port('table', 'table')],
  imports: [NUMPY, py`import pandas as pd`],
  variable: 'levels',
  helpers: [HISTOGRAM_HELPER],
  code: (c) =>
    py`${c.output('table')} = histogram(${c.input('image')})\nprint(${c.output('table')})`,
})

const runHistogram = visionRun(histogram, ({ image }) => {
  const counts = levelCounts(image())
  const names = counts.length === 1 ? ['gray'] : ['red', 'green', 'blue']
  const columns = Object.fromEntries(['level', ...names].map((name) => [name, 'number' as const]))
  const rows = Array.from({ length: 256 }, (_, level) => ({
    level,
    ...Object.fromEntries(names.map((name, index) => [name, counts[index]![level]])),
  }))
  const data = {
    kind: 'histogram',
    series: names.map((name, index) => ({ name, values: counts[index] })),
  }
  return {
    outputs: { table: tableOf(columns, rows) },
    preview: { kind: 'chart', chart: 'levels', data },
  }
})

const LIGHT_HELPER = py`def change_light(image, to_space, back, change):
    """Changes the first channel of another colour space, so that colours stay."""
    if image.ndim == 2:
        return change(image)
    parts = list(cv2.split(cv2.cvtColor(image, to_space)))
    parts[0] = change(parts[0])
    return cv2.cvtColor(cv2.merge(parts), back)`

/** Works on brightness only, so that colours stay. */
function onBrightness(
  io: VisionIo,
  to: string,
  back: string,
  change: (plane: Mat, out: Mat) => void,
): Mat {
  const { cv, scope, image } = io
  const out = scope.mat()
  if (image().channels() === 1) {
    change(image(), out)
    return out
  }
  const turned = scope.mat()
  cv.cvtColor(image(), turned, cv[to])
  const planes = scope.own(new cv.MatVector())
  cv.split(turned, planes)
  const light = scope.own(planes.get(0))
  const better = scope.mat()
  change(light, better)
  planes.set(0, better)
  cv.merge(planes, turned)
  cv.cvtColor(turned, out, cv[back])
  return out
}

const equalise = pictureNode('equalise', 'colour', {
  variable: 'equalised',
  helpers: [LIGHT_HELPER],
  code: (c) =>
    py`${c.output('image')} = change_light(${c.input('image')}, cv2.COLOR_RGB2YCrCb, cv2.COLOR_YCrCb2RGB, cv2.equalizeHist)`,
})

const runEqualise = visionRun(equalise, (io) => ({
  outputs: {
    image: onBrightness(io, 'COLOR_RGB2YCrCb', 'COLOR_YCrCb2RGB', (plane, out) =>
      io.cv.equalizeHist(plane, out),
    ),
  },
}))

const clahe = pictureNode('clahe', 'colour', {
  params: [decimal('clip', 2, 1, 40, 0.5), whole('grid', 8, 1, 32)],
  variable: 'clear',
  helpers: [LIGHT_HELPER],
  code: (c) =>
    py`clahe = cv2.createCLAHE(clipLimit=${c.param('clip')}, tileGridSize=(${c.param('grid')}, ${c.param('grid')}))\n${c.output('image')} = change_light(${c.input('image')}, cv2.COLOR_RGB2Lab, cv2.COLOR_Lab2RGB, clahe.apply)`,
})

const runClahe = visionRun(clahe, (io) => {
  const { cv, scope, number } = io
  const tool = scope.own(new cv.CLAHE(number('clip'), new cv.Size(number('grid'), number('grid'))))
  const image = onBrightness(io, 'COLOR_RGB2Lab', 'COLOR_Lab2RGB', (plane, out) =>
    tool.apply(plane, out),
  )
  return { outputs: { image } }
})

const RANGE_HELPER = py`def colour_range(image, hue_from, hue_to, saturation, brightness):
    """White where the colour is in the range. Hues go round: 170 to 10 is red."""
    hsv = cv2.cvtColor(colour_of(image), cv2.COLOR_RGB2HSV)
    if hue_from <= hue_to:
        return cv2.inRange(hsv, (hue_from, saturation, brightness), (hue_to, 255, 255))
    return cv2.bitwise_or(
        cv2.inRange(hsv, (hue_from, saturation, brightness), (179, 255, 255)),
        cv2.inRange(hsv, (0, saturation, brightness), (hue_to, 255, 255)),
    )`

const colourRange = pictureNode('colour-range', 'colour', {
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
})

/** White where the colour is in the range; hues go round, so 170 to 10 is red. */
const runColourRange = visionRun(colourRange, ({ cv, scope, rgb, number }) => {
  const hsv = scope.mat()
  cv.cvtColor(rgb(), hsv, cv.COLOR_RGB2HSV)
  const between = (from: number, to: number): Mat => {
    const low = scope.own(
      new cv.Mat(hsv.rows, hsv.cols, hsv.type(), [
        from,
        number('saturation'),
        number('brightness'),
        0,
      ]),
    )
    const high = scope.own(new cv.Mat(hsv.rows, hsv.cols, hsv.type(), [to, 255, 255, 255]))
    const out = scope.mat()
    cv.inRange(hsv, low, high, out)
    return out
  }
  const [from, to] = [number('hueFrom'), number('hueTo')]
  if (from <= to) return { outputs: { mask: between(from, to) } }
  const out = scope.mat()
  cv.bitwise_or(between(from, 179), between(0, to), out)
  return { outputs: { mask: out } }
})

export const LIGHT = [adjust, invert, histogram, equalise, clahe, colourRange]

export const LIGHT_RUNS = [
  runAdjust,
  runInvert,
  runHistogram,
  runEqualise,
  runClahe,
  runColourRange,
]
