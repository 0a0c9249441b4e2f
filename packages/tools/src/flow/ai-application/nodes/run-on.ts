import type { AiIo, AiOp } from '@panya/engines/ai/ai-op.ts'
import type { Picture } from '@panya/engines/ai/picture.ts'
import type { TensorSource } from '@panya/engines/ai/tensors.ts'
import type { FeatureCache } from '@panya/engines/ai/trained/feature-cache.ts'
import type { Weights } from '@panya/engines/doodle/weights.ts'
import type { NodeRun } from '@panya/engines/flow/node-run.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import type { NlpEnvironment } from '@panya/engines/nlp/nlp-environment.ts'
import type { Reader } from '@panya/engines/ocr/ocr-reader.ts'
import type { Sound } from '../acts/sounds.ts'
import type { Ask } from '../server/ask.ts'

/**
 * Where a node is computed, and what it finds there. A run stands beside its node; the page leaves
 * out those that belong to a worker.
 */

type RunOn<Environment> = <Node extends NodeType>(
  node: Node,
  op: AiOp<Environment, Node>,
) => NodeRun<AiOp<Environment>>

export interface AiEnvironment {
  decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<Picture>
  readSample: (file: string) => Promise<Uint8Array<ArrayBuffer>>
  tensors: () => Promise<TensorSource>
  features: FeatureCache
  doodleWeights: () => Promise<Weights>
}

/* @__NO_SIDE_EFFECTS__ */
export const aiRun: RunOn<AiEnvironment> = (node, op) => ({ node, op })

/* @__NO_SIDE_EFFECTS__ */
export const nlpRun: RunOn<NlpEnvironment> = (node, op) => ({ node, op })

export interface OcrEnvironment {
  reader: Reader
}

/* @__NO_SIDE_EFFECTS__ */
export const ocrRun: RunOn<OcrEnvironment> = (node, op) => ({ node, op })

export interface PageEnvironment {
  now: () => number
  /** A clock for people: `14:05:09`. */
  clock: () => string
  /** Names that models give, in the learner's language; other words stay as they are. */
  nameOf: (label: string) => string
  speak: (text: string, language: string) => void
  play: (sound: Sound) => void
  /** Sends a line to the board, now or when one is connected. */
  send: (text: string) => void
  /** What a node remembers, as long as the page lives and the node's settings stay. */
  memory: <Memory>(io: Pick<AiIo, 'node' | 'params'>, fresh: () => Memory) => Memory
}

/* @__NO_SIDE_EFFECTS__ */
export const pageRun: RunOn<PageEnvironment> = (node, op) => ({ node, op })

export interface ServerEnvironment {
  /** The last answer for a node; fails as long as there is none. */
  answerTo: (node: string, ask: Ask) => { ask: Ask; result: unknown }
}

/* @__NO_SIDE_EFFECTS__ */
export const serverRun: RunOn<ServerEnvironment> = (node, op) => ({ node, op })
