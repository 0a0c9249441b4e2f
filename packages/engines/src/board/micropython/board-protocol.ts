/** What the page and the virtual board's worker say to each other beside the shared memory. */
import type { BoardProfile } from '../profiles/board-profile.ts'
import type { BoardFiles } from './board-machine.ts'

export interface BoardStart {
  type: 'start'
  shared: SharedArrayBuffer
  /** What the board says over its cable. */
  serial: SharedArrayBuffer
  board: BoardProfile
  simulated: Record<string, string>
  files: BoardFiles
  /** False after a reset out of an endless loop: main.py would only go round again. */
  runFiles: boolean
}

export type ToBoard = BoardStart | { type: 'received' }

export type FromBoard =
  | { type: 'files'; files: BoardFiles }
  | { type: 'step'; block: string }
  | { type: 'ready'; milliseconds: number }
  | { type: 'failed'; message: string }
