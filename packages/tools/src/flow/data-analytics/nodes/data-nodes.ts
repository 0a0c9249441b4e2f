import { nodeRegistry } from '@panya/engines/flow/node-type.ts'
import { CHARTS } from './charts/charts.ts'
import { THAI_MAP } from './charts/thai-map.ts'
import { COLUMNS } from './columns/columns.ts'
import { COLUMN_PARTS } from './columns/parts.ts'
import { CLUSTERS } from './learn/clusters.ts'
import { EVALUATE } from './learn/evaluate.ts'
import { TRAIN } from './learn/train.ts'
import { OUTPUT } from './output/output.ts'
import { FILTER } from './rows/filter.ts'
import { MARKED } from './rows/marked.ts'
import { ROWS } from './rows/rows.ts'
import { LIVE } from './sources/live.ts'
import { TABLE_SOURCES } from './sources/tables.ts'
import { DESCRIBE } from './statistics/describe.ts'
import { DISTRIBUTIONS } from './statistics/distributions.ts'
import { TESTS_OF_CHANCE } from './statistics/tests.ts'
import { GROUP } from './tables/group.ts'
import { JOIN } from './tables/join.ts'
import { SQL } from './tables/sql.ts'

/** Every table node, in the order of the palette. */
export const DATA_NODES = [
  ...TABLE_SOURCES,
  ...LIVE,
  ...COLUMNS,
  ...COLUMN_PARTS,
  ...FILTER,
  ...ROWS,
  ...MARKED,
  ...GROUP,
  ...JOIN,
  ...SQL,
  ...DESCRIBE,
  ...DISTRIBUTIONS,
  ...TESTS_OF_CHANCE,
  ...TRAIN,
  ...EVALUATE,
  ...CLUSTERS,
  ...CHARTS,
  ...THAI_MAP,
  ...OUTPUT,
]

export const dataRegistry = nodeRegistry(DATA_NODES)
