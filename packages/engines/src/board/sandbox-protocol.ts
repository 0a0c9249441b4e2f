/** What the page and the frame in which a virtual board lives say to each other. */
import type { BoardInput, BoardView } from './hardware/board-view.ts'
import type { BoardProfile } from './profiles/board-profile.ts'

/** The interpreter's files, by their names under its versioned address. */
export const LOADER = 'micropython.mjs'
export const WASM = 'micropython.wasm'

export interface BoardInterpreter {
  loader: ArrayBuffer
  wasm: ArrayBuffer
}

export type ToFrame =
  | { do: 'begin'; board: BoardProfile }
  /** Null when it cannot be had. */
  | { do: 'interpreter'; interpreter: BoardInterpreter | null }
  | { do: 'open' }
  | { do: 'write'; id: number; bytes: Uint8Array }
  | { do: 'input'; input: BoardInput }
  | { do: 'switch-off' }
  /** The last updates have been taken: the next may come. */
  | { do: 'seen' }

/** In the order in which it happened. */
export type FrameUpdate =
  | { of: 'opened' }
  | { of: 'failed'; message: string }
  | { of: 'sent'; bytes: Uint8Array }
  | { of: 'wrote'; id: number }
  | { of: 'view'; view: BoardView }
  | { of: 'step'; block: string }

export interface FromFrame {
  updates: FrameUpdate[]
}
