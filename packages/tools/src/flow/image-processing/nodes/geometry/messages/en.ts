import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { GEOMETRY } from '../geometry.ts'

/** Texts of the nodes for size and place. */
export default {
  'node.image.resize': 'Resize',
  'help.image.resize': 'Makes a picture larger or smaller.',
  'node.image.crop': 'Crop',
  'help.image.crop': 'Keeps only a part of the picture.',
  'node.image.rotate': 'Rotate',
  'help.image.rotate': 'Turns the picture round its middle.',
  'node.image.flip': 'Flip',
  'help.image.flip': 'Like in a mirror.',
  'node.image.perspective': 'Straighten',
  'help.image.perspective':
    'Takes four corners and pulls them into a rectangle: a page seen from the side becomes flat.',
  'param.mode': 'How',
  'param.percent': 'Percent',
  'param.smooth': 'Method',
  'param.angle': 'Angle',
  'param.expand': 'Make room for corners',
  'param.corners': 'Corners (%)',
  'option.mode.percent': 'by percent',
  'option.mode.size': 'to a size',
  'option.smooth.area': 'area (good for smaller)',
  'option.smooth.linear': 'linear',
  'option.smooth.cubic': 'cubic',
  'option.smooth.nearest': 'nearest (blocky)',
  'option.flip.horizontal': 'left and right',
  'option.flip.vertical': 'up and down',
  'option.flip.both': 'both',
} satisfies NodeTexts<typeof GEOMETRY>
