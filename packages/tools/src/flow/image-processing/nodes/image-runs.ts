import { opsOf } from '@panya/engines/flow/node-run.ts'
import { CHANNELS_RUNS } from './colour/channels.ts'
import { LIGHT_RUNS } from './colour/light.ts'
import { COMPARE_RUNS } from './combine/compare.ts'
import { DRAW_ON_RUNS } from './combine/draw-on.ts'
import { TWO_PICTURES_RUNS } from './combine/two-pictures.ts'
import { BINARY_RUNS } from './filters/binary.ts'
import { EDGES_RUNS } from './filters/edges.ts'
import { SMOOTH_RUNS } from './filters/smooth.ts'
import { LINES_RUNS } from './find/lines.ts'
import { MATCHES_RUNS } from './find/matches.ts'
import { SEGMENTS_RUNS } from './find/segments.ts'
import { SHAPES_RUNS } from './find/shapes.ts'
import { GEOMETRY_RUNS } from './geometry/geometry.ts'
import { OUTPUT_RUNS } from './output/output.ts'
import { SOURCES_RUNS } from './sources/sources.ts'

/** What computes every picture node; for the worker only. */
export const imageOps = opsOf([
  SOURCES_RUNS,
  GEOMETRY_RUNS,
  CHANNELS_RUNS,
  LIGHT_RUNS,
  SMOOTH_RUNS,
  BINARY_RUNS,
  EDGES_RUNS,
  SHAPES_RUNS,
  LINES_RUNS,
  MATCHES_RUNS,
  SEGMENTS_RUNS,
  TWO_PICTURES_RUNS,
  DRAW_ON_RUNS,
  COMPARE_RUNS,
  OUTPUT_RUNS,
])
