import { colourOps } from './ops/colour.ts'
import { combineOps } from './ops/combine.ts'
import { filterOps } from './ops/filters.ts'
import { shapeOps } from './ops/find-shapes.ts'
import { findOps } from './ops/find-things.ts'
import { geometryOps } from './ops/geometry.ts'
import { outputOps } from './ops/outputs.ts'
import { segmentOps } from './ops/segments.ts'
import { type DecodePicture, sourceOps } from './ops/sources.ts'
import type { VisionOp } from './vision-op.ts'

/** Every picture operation by the name of its node. */
export function visionOps(decode: DecodePicture): Record<string, VisionOp> {
  return {
    ...sourceOps(decode),
    ...geometryOps,
    ...colourOps,
    ...filterOps,
    ...shapeOps,
    ...findOps,
    ...segmentOps,
    ...combineOps,
    ...outputOps,
  }
}
