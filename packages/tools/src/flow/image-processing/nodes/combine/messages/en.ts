import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { COMPARE } from '../compare.ts'
import type { DRAW_ON } from '../draw-on.ts'
import type { TWO_PICTURES } from '../two-pictures.ts'

/** Texts of the nodes that combine and draw. */
export default {
  'node.image.mask': 'Cut out',
  'help.image.mask': 'Keeps the picture where the mask is white.',
  'node.image.blend': 'Blend',
  'help.image.blend': 'Two pictures on top of each other, half seen through.',
  'node.image.overlay': 'Lay on top',
  'help.image.overlay': 'Lays one picture on another.',
  'node.image.calculate': 'Calculate',
  'help.image.calculate': 'Adds, subtracts or compares two pictures pixel by pixel.',
  'node.image.draw-text': 'Write text',
  'help.image.draw-text': 'Writes on the picture. The font knows Latin letters only.',
  'node.image.draw-shape': 'Draw a shape',
  'help.image.draw-shape': 'Draws a box, a round shape or a line.',
  'node.image.compare': 'Compare',
  'help.image.compare': 'Shows where two pictures differ and by how much.',
  'port.error': 'mean square error',
  'port.psnr': 'PSNR',
  'port.same': 'same (%)',
  'param.share': 'Share of the other (%)',
  'param.text': 'Text',
  'param.thickness': 'Thickness',
  'param.colour': 'Colour',
  'param.fill': 'Fill',
  'option.calculation.add': 'add',
  'option.calculation.subtract': 'subtract',
  'option.calculation.difference': 'difference',
  'option.calculation.lighter': 'the lighter one',
  'option.calculation.darker': 'the darker one',
  'option.calculation.and': 'and',
  'option.calculation.or': 'or',
  'option.calculation.xor': 'either, not both',
  'option.drawn.box': 'box',
  'option.drawn.round': 'round',
  'option.drawn.line': 'line',
} satisfies NodeTexts<typeof COMPARE | typeof DRAW_ON | typeof TWO_PICTURES>
