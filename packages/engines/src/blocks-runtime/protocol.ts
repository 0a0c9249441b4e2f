/** What the page, the frame between them, and the worker that runs the blocks say to each other. */
import type { BoardInput } from '../board/hardware/board-view.ts'
import type { FlowField } from '../media-devices/flow-field.ts'
import type { Frame } from './world/frame.ts'
import type { Mask } from './world/geometry.ts'
import type { KeptState } from './world/kept-state.ts'
import type { Recognised } from './world/recognised.ts'
import type { Viewer } from './world/senses.ts'

/** full: real time. slow and slower: block by block, with time to look. */
export type Speed = 'full' | 'slow' | 'slower'

export type ToWorker =
  /** A program travels as the JSON of it: as an object it may be nested too deeply for a message. */
  | { do: 'load'; program: string; seed: number; control: SharedArrayBuffer | null }
  | { do: 'update'; program: string }
  | { do: 'masks'; masks: Record<string, Mask> }
  | { do: 'flag' }
  | { do: 'stop' }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'step' }
  | { do: 'speed'; speed: Speed }
  | { do: 'breakpoints'; ids: string[] }
  | { do: 'run-script'; actorId: string; id: string }
  | { do: 'key'; key: string; down: boolean }
  | { do: 'pointer'; x: number; y: number; down: boolean }
  | { do: 'place'; actorId: string; x: number; y: number }
  | { do: 'answer'; text: string }
  | { do: 'watch'; id: string; shown: boolean }
  | { do: 'set-variable'; id: string; value: number }
  | { do: 'board'; input: BoardInput }
  | { do: 'model'; recognised: Recognised }
  /** The file of a model that learned from texts; null where the project's has not. */
  | { do: 'text-model'; file: string | null }
  | { do: 'loudness'; level: number }
  /** What moved before the camera; null when nobody looks any more. */
  | { do: 'motion'; flow: FlowField | null }
  /** These words were heard, or nobody could speak them. */
  | { do: 'spoken'; id: number }
  | { do: 'viewer'; viewer: Viewer }

export type FromWorker =
  | { tell: 'frame'; frame: Frame }
  | { tell: 'drag'; actorId: string; draggable: boolean }
  /** What a run left behind, where the rules say that it stays. */
  | { tell: 'kept'; state: KeptState }

/** The frame adds the flag for Stop to what it hands on: memory is shared behind it, never across it. */
export type ToFrame =
  | Exclude<ToWorker, { do: 'load' }>
  | Omit<Extract<ToWorker, { do: 'load' }>, 'control'>
  /** A new worker in the place of one that does not answer. */
  | { do: 'renew' }
  /** The last picture has been shown: the next may come. */
  | { do: 'seen' }

export type FromFrame = FromWorker | { tell: 'crashed' }
