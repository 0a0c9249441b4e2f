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
  /** The point of the costume that stands at x and y: 0 to 1 from its left and its top. */
  anchorX?: number
  anchorY?: number
  ghost: number
  colour: number
  brightness: number
  /** How strongly the picture is bent; those that do nothing are left out, to keep frames small. */
  fisheye?: number
  whirl?: number
  pixelate?: number
  mosaic?: number
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
  | {
      op: 'line'
      x1: number
      y1: number
      x2: number
      y2: number
      colour: string
      size: number
      /** How solid the line is, from 0 to 1; quite solid when not said. */
      alpha?: number
    }
  | { op: 'stamp'; sprite: SpriteView }

/** The key is that of the sprite or clone: what it plays changes when its volume or its effects do. */
export type SoundOp =
  | ({ op: 'play'; key: number; actorId: string; sound: string } & Loudspeaker)
  | ({ op: 'note'; key: number; note: number; seconds: number; instrument: number } & Loudspeaker)
  | ({ op: 'drum'; key: number; drum: number } & Loudspeaker)
  | ({ op: 'adjust'; key: number } & Loudspeaker)
  | { op: 'speak'; id: number; text: string; voice: string; language: string; volume: number }
  | { op: 'silence' }

/** Volume in percent; pitch in tenths of a semitone; pan from -100 (left) to 100 (right). */
export interface Loudspeaker {
  volume: number
  pitch?: number
  pan?: number
}

/** What a program can only feel with the page's help. */
export const SENSES = ['microphone'] as const
export type Sense = (typeof SENSES)[number]

/** Transparency from 0 to 100. */
export interface CameraView {
  mirrored: boolean
  transparency: number
}

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

/** What a block would need: something that is not here, or a service outside that translates. */
export type Cannot = 'cannot-here' | 'cannot-translate' | 'needs-python'

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
    | { actorId: string; block: string; code: 'too-deep' | 'failed' | Cannot }
  )[]
  /** The blocks that scripts stand at, by actor. */
  at: { actorId: string; block: string }[]
  clones: number
  /** What the page has to listen to for this program; nothing when not said. */
  needs?: Sense[]
  /** How the page has to show its camera behind the sprites; it stays off when not said. */
  camera?: CameraView
  /** What the simulated board shows, when the program is for one. */
  board: BoardView | null
}
