import type { NodeTexts } from '../../../../../flow-kit/node-texts.ts'
import type { LINES } from '../lines.ts'
import type { MATCHES } from '../matches.ts'
import type { SEGMENTS } from '../segments.ts'
import type { SHAPES } from '../shapes.ts'

/** Texts of the nodes that find things. */
export default {
  'node.image.contours': 'Outlines',
  'help.image.contours':
    'Finds white parts, measures area and length round it, and names the shape.',
  'node.image.components': 'Parts',
  'help.image.components': 'Gives every white part that hangs together its own colour.',
  'node.image.lines': 'Straight lines',
  'help.image.lines': 'Finds straight lines in a picture of edges.',
  'node.image.circles': 'Circles',
  'help.image.circles': 'Finds round things, even with gaps.',
  'node.image.corners': 'Corners',
  'help.image.corners': 'Finds points where two edges meet.',
  'node.image.template': 'Find a picture in a picture',
  'help.image.template': 'Slides the small picture over the large one and marks where it fits.',
  'node.image.features': 'Same points',
  'help.image.features': 'Finds points of one picture again in another, even turned.',
  'node.image.qr': 'Read QR code',
  'help.image.qr': 'Reads the text in a QR code.',
  'node.image.distance': 'Distance to the edge',
  'help.image.distance': 'The further inside a white part, the brighter.',
  'node.image.watershed': 'Part what touches',
  'help.image.watershed': 'Water rises from the middle of every thing and meets at the borders.',
  'node.image.kmeans': 'Main colours',
  'help.image.kmeans': 'Repaints the picture with its few main colours.',
  'port.edges': 'edges',
  'port.template': 'small picture',
  'port.count': 'count',
  'port.found': 'found',
  'param.minArea': 'Smallest area',
  'param.votes': 'Votes needed',
  'param.minLength': 'Shortest line',
  'param.maxGap': 'Largest gap',
  'param.minRadius': 'Smallest radius',
  'param.maxRadius': 'Largest radius',
  'param.quality': 'Least strength (%)',
  'param.most': 'At most',
  'param.score': 'Least likeness (%)',
  'param.split': 'Where to part (%)',
} satisfies NodeTexts<typeof LINES | typeof MATCHES | typeof SEGMENTS | typeof SHAPES>
