import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { CHARTS, LEARN, OUTPUT, STATISTICS } from './learn.ts'
import { COLUMNS, LIVE, ROWS, SOURCES, TABLES } from './shape.ts'

/** Every table node, in the order of the palette. */
export const DATA_NODES = [
  ...SOURCES,
  ...LIVE,
  ...COLUMNS,
  ...ROWS,
  ...TABLES,
  ...STATISTICS,
  ...LEARN,
  ...CHARTS,
  ...OUTPUT,
]

export const dataRegistry = nodeRegistry(DATA_NODES)
