/** What the world looks like after a tick: everything a renderer, a loudspeaker and the panels need. */

import type { BoardView } from '../../board/hardware/board-view.ts'
import type { ProgramProblem } from '../read/read-blocks.ts'

export interface SpriteView {
  key: number
  actorId: string
  costume: string
  x: number
  y: number
  turn: number
  flipped: boolean
  scale: number
  ghost: number
  colour: number
  brightness: number
}

export interface BubbleView {
  key: number
  kind: 'say' | 'think'
  text: string
  x: number
  y: number
}

export type PenOp =
  | { op: 'clear' }
  | { op: 'line'; x1: number; y1: number; x2: number; y2: number; colour: string; size: number }
  | { op: 'stamp'; sprite: SpriteView }

export type SoundOp =
  | { op: 'play'; actorId: string; sound: string; volume: number }
  | { op: 'note'; note: number; seconds: number; volume: number }
  | { op: 'silence' }

export interface WatcherView {
  id: string
  name: string
  /** The sprite it belongs to, or null when it belongs to everybody. */
  owner: string | null
  value: string | string[]
  /** A list may be longer than what is shown. */
  length?: number
  /** Its name is the type of a block, which every reader has in another language. */
  isReporter?: boolean
}

export interface Frame {
  tick: number
  state: 'idle' | 'running' | 'paused'
  backdrop: string
  sprites: SpriteView[]
  bubbles: BubbleView[]
  pen: PenOp[]
  sounds: SoundOp[]
  ask: { key: number; text: string } | null
  watchers: WatcherView[]
  output: string[]
  reports: { id: string; text: string }[]
  problems: (
    | ProgramProblem
    | { actorId: string; block: string; code: 'too-deep' | 'failed' | 'cannot-here' }
  )[]
  /** The blocks that scripts stand at, by actor. */
  at: { actorId: string; block: string }[]
  clones: number
  /** What the simulated board shows, when the program is for one. */
  board: BoardView | null
}
