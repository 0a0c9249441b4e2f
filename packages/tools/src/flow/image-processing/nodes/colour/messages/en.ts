import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { CHANNELS } from '../channels.ts'
import type { LIGHT } from '../light.ts'

/** Texts of the nodes for colour and light. */
export default {
  'node.image.gray': 'Gray',
  'help.image.gray': 'Throws the colour away and keeps the brightness.',
  'node.image.colour-space': 'Colour space',
  'help.image.colour-space':
    'Describes the same colours with other numbers, for example hue, saturation and value.',
  'node.image.split': 'Split channels',
  'help.image.split': 'A colour picture is three gray pictures: red, green and blue.',
  'node.image.merge': 'Merge channels',
  'help.image.merge': 'Makes one colour picture from three gray ones.',
  'node.image.adjust': 'Brightness and contrast',
  'help.image.adjust': 'Brighter, stronger, or lighter in the dark parts.',
  'node.image.invert': 'Negative',
  'help.image.invert': 'Dark becomes light, light becomes dark.',
  'node.image.histogram': 'Histogram',
  'help.image.histogram': 'Counts how many pixels have each brightness.',
  'node.image.equalise': 'Equalise',
  'help.image.equalise': 'Spreads the brightness over the whole range.',
  'node.image.clahe': 'Clear up (CLAHE)',
  'help.image.clahe': 'Equalises small parts one by one, so that fog lifts and details show.',
  'node.image.colour-range': 'Pick a colour',
  'help.image.colour-range': 'White where the colour is in the range, black elsewhere.',
  'port.first': 'first',
  'port.second': 'second',
  'port.third': 'third',
  'param.space': 'Space',
  'param.brightness': 'Brightness',
  'param.contrast': 'Contrast',
  'param.gamma': 'Gamma',
  'param.clip': 'Strength',
  'param.grid': 'Grid',
  'param.hueFrom': 'Hue from',
  'param.hueTo': 'Hue to',
  'param.saturation': 'Least saturation',
  'option.space.hsv': 'HSV (hue, saturation, value)',
  'option.space.lab': 'Lab',
  'option.space.ycrcb': 'YCrCb',
  'option.space.hls': 'HLS',
} satisfies NodeTexts<typeof CHANNELS | typeof LIGHT>
