import { opsOf } from '@panya/engines/flow/node-run.ts'
import { CHARTS_RUNS } from './charts/charts.ts'
import { THAI_MAP_RUNS } from './charts/thai-map.ts'
import { COLUMNS_RUNS } from './columns/columns.ts'
import { COLUMN_PARTS_RUNS } from './columns/parts.ts'
import { CLUSTERS_RUNS } from './learn/clusters.ts'
import { EVALUATE_RUNS } from './learn/evaluate.ts'
import { TRAIN_RUNS } from './learn/train.ts'
import { OUTPUT_RUNS } from './output/output.ts'
import { FILTER_RUNS } from './rows/filter.ts'
import { MARKED_RUNS } from './rows/marked.ts'
import { ROWS_RUNS } from './rows/rows.ts'
import { LIVE_RUNS } from './sources/live.ts'
import { TABLE_SOURCES_RUNS } from './sources/tables.ts'
import { DESCRIBE_RUNS } from './statistics/describe.ts'
import { DISTRIBUTIONS_RUNS } from './statistics/distributions.ts'
import { TESTS_OF_CHANCE_RUNS } from './statistics/tests.ts'
import { GROUP_RUNS } from './tables/group.ts'
import { JOIN_RUNS } from './tables/join.ts'
import { SQL_RUNS } from './tables/sql.ts'

/** What computes every table node; for the worker only. */
export const dataOps = opsOf([
  TABLE_SOURCES_RUNS,
  LIVE_RUNS,
  COLUMNS_RUNS,
  COLUMN_PARTS_RUNS,
  FILTER_RUNS,
  ROWS_RUNS,
  MARKED_RUNS,
  GROUP_RUNS,
  JOIN_RUNS,
  SQL_RUNS,
  DESCRIBE_RUNS,
  DISTRIBUTIONS_RUNS,
  TESTS_OF_CHANCE_RUNS,
  TRAIN_RUNS,
  EVALUATE_RUNS,
  CLUSTERS_RUNS,
  CHARTS_RUNS,
  THAI_MAP_RUNS,
  OUTPUT_RUNS,
])
