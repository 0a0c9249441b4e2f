import type { DoodleName } from './doodle-model.ts'
import type { Explanation, Guess } from './explain.ts'
import type { Stroke } from './raster.ts'

/** What page and worker say to each other about drawings. */

export type DoodleRequest =
  | { id: number; ask: 'guess'; strokes: readonly Stroke[] }
  | { id: number; ask: 'explain'; strokes: readonly Stroke[]; about?: DoodleName | undefined }

export type DoodleReply =
  | { id: number; ok: true; guesses: Guess[] }
  | { id: number; ok: true; explanation: Explanation }
  | { id: number; ok: false; message: string }
