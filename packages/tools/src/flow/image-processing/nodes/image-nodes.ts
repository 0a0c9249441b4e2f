import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { COLOUR } from './colour.ts'
import { COMBINE, OUTPUT } from './combine.ts'
import { BINARY, EDGES, FILTERS } from './filters.ts'
import { FIND } from './find.ts'
import { GEOMETRY } from './geometry.ts'
import { SOURCES } from './sources.ts'

/** Every picture node, in the order of the palette. */
export const IMAGE_NODES = [
  ...SOURCES,
  ...GEOMETRY,
  ...COLOUR,
  ...FILTERS,
  ...BINARY,
  ...EDGES,
  ...FIND,
  ...COMBINE,
  ...OUTPUT,
]

export const imageRegistry = nodeRegistry(IMAGE_NODES)
