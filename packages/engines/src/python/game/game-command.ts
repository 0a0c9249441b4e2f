/** What a game tells the page: how large it is, its pictures and sounds, and what it draws in every frame. */

type Box = [x: number, y: number, width: number, height: number]
type Look = readonly unknown[]

/** A name and its values; `read-game-commands.ts` checks that they are these. */
export type GameOp =
  | ['fill', color: string]
  | ['line', x1: number, y1: number, x2: number, y2: number, color: string, width: number]
  | ['circle', x: number, y: number, radius: number, color: string, width: number]
  | ['disc', x: number, y: number, radius: number, color: string]
  | ['rect', ...Box, color: string, width: number]
  | ['box', ...Box, color: string]
  | ['polygon', points: [number, number][], color: string, width: number]
  | ['area', points: [number, number][], color: string]
  | ['blit', picture: string, ...Box]
  | ['turned', picture: string, ...Box, angle: number, opacity: number]
  | ['text', text: string, x: number, y: number, anchorX: number, anchorY: number, ...Look]
  | ['textbox', text: string, ...Box, ...Look]

/** Hertz, seconds, shape of the wave, hertz at the end. */
export type Note = [number, number, 'sine' | 'square' | 'sawtooth' | 'triangle' | 'noise', number]

export interface GameSound {
  do: 'sound'
  op: 'play' | 'stop'
  name: string
  /** Empty for a sound that was brought. */
  notes: Note[]
  loops: number
  volume: number
}

export type GameCommand =
  | { do: 'open'; width: number; height: number; title: string }
  | { do: 'bring'; name: string; mime: string; data: string }
  | { do: 'frame'; ops: GameOp[] }
  | GameSound

/** What people do. */
export type GameEvent =
  | { type: 'key'; key: string; down: boolean; mod: number; unicode: string }
  | { type: 'mouse'; do: 'down' | 'up' | 'move'; x: number; y: number; button: number }
