import type { Weights } from '../doodle/weights.ts'
import type { AiOp } from './ai-op.ts'
import { doodleOp } from './ops/doodle.ts'
import { FeatureCache } from './ops/feature-cache.ts'
import { modelFileOps } from './ops/model-files.ts'
import { readyOps } from './ops/ready.ts'
import { soundOps } from './ops/sounds.ts'
import { type Decode, type ReadSample, sourceOps } from './ops/sources.ts'
import { tableOps } from './ops/tables.ts'
import { pictureTeachingOps } from './ops/teach-pictures.ts'
import { rowTeachingOps } from './ops/teach-rows.ts'
import { soundTeachingOps } from './ops/teach-sounds.ts'
import type { TensorSource } from './tensors.ts'

/** Every operation of the picture side, with what it needs from where it runs. */

export interface AiSurroundings {
  decode: Decode
  readSample: ReadSample
  tensors: () => Promise<TensorSource>
  doodleWeights: () => Promise<Weights>
}

export function aiOps(around: AiSurroundings): Record<string, AiOp> {
  return {
    ...sourceOps(around.decode, around.readSample),
    ...readyOps(around.tensors),
    ...pictureTeachingOps(new FeatureCache(around.tensors)),
    ...tableOps,
    ...rowTeachingOps,
    ...soundOps,
    ...soundTeachingOps,
    ...modelFileOps,
    'ai.doodle': doodleOp(around.doodleWeights),
  }
}
