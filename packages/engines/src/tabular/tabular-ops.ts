import { chartOps } from './ops/charts.ts'
import { combineOps } from './ops/combine.ts'
import { learningOps } from './ops/learning.ts'
import { shapeOps } from './ops/shape.ts'
import { sourceOps } from './ops/sources.ts'
import { statisticsOps } from './ops/statistics.ts'
import type { TabularOp } from './tabular-op.ts'

/** Every table operation by the name of its node. */
export const TABULAR_OPS: Record<string, TabularOp> = {
  ...sourceOps,
  ...shapeOps,
  ...combineOps,
  ...statisticsOps,
  ...learningOps,
  ...chartOps,
}
