import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { CHANNELS } from './colour/channels.ts'
import { LIGHT } from './colour/light.ts'
import { COMPARE } from './combine/compare.ts'
import { DRAW_ON } from './combine/draw-on.ts'
import { TWO_PICTURES } from './combine/two-pictures.ts'
import { BINARY } from './filters/binary.ts'
import { EDGES } from './filters/edges.ts'
import { SMOOTH } from './filters/smooth.ts'
import { LINES } from './find/lines.ts'
import { MATCHES } from './find/matches.ts'
import { SEGMENTS } from './find/segments.ts'
import { SHAPES } from './find/shapes.ts'
import { GEOMETRY } from './geometry/geometry.ts'
import { OUTPUT } from './output/output.ts'
import { SOURCES } from './sources/sources.ts'

/** Every picture node, in the order of the palette. */
export const IMAGE_NODES = [
  ...SOURCES,
  ...GEOMETRY,
  ...CHANNELS,
  ...LIGHT,
  ...SMOOTH,
  ...BINARY,
  ...EDGES,
  ...SHAPES,
  ...LINES,
  ...MATCHES,
  ...SEGMENTS,
  ...TWO_PICTURES,
  ...DRAW_ON,
  ...COMPARE,
  ...OUTPUT,
]

export const imageRegistry = nodeRegistry(IMAGE_NODES)
