/** How a block is described as data: its shape and its arguments. Its words are in the message files. */
import type { Part } from '../../board/profiles/board-profile.ts'

export const STAGE_CATEGORIES = [
  'events',
  'motion',
  'looks',
  'sound',
  'control',
  'sensing',
  'model',
  'operators',
  'text',
  'variables',
  'lists',
  'functions',
  'pen',
  'video',
] as const

/** What a board's toolbox shows; those without a fitting block on this board are left out. */
export const BOARD_CATEGORIES = [
  'events',
  'display',
  'buzzer',
  'sensors',
  'pins',
  'control',
  'operators',
  'text',
  'variables',
  'lists',
  'functions',
] as const

const ONLY_BOARDS = ['display', 'buzzer', 'sensors', 'pins'] as const
export const CATEGORIES = [...STAGE_CATEGORIES, ...ONLY_BOARDS]
export type Category = (typeof CATEGORIES)[number]

/** Where a dropdown's choices come from; the editor fills in sprites, costumes and sounds. */
export type OptionSource =
  | 'keys'
  | 'places'
  | 'touchables'
  | 'cloneables'
  | 'sprites'
  /** Everybody who can be asked about something: the stage and all sprites. */
  | 'ofTargets'
  /** What can be asked about them; the project's own variables as `variable:<name>`. */
  | 'properties'
  | 'messages'
  | 'languages'
  | 'costumes'
  | 'backdrops'
  | 'sounds'
  /** The classes of the trained model that is chosen. */
  | 'modelLabels'
  | BoardPins
  | readonly string[]

/** Pins by the name printed on the board. */
export const BOARD_PINS = ['buttons', 'leds', 'outputs', 'inputs', 'analogs', 'servos'] as const
export type BoardPins = (typeof BOARD_PINS)[number]

export type Arg =
  | { input: string; accepts: 'number' | 'text' | 'truth'; preset?: number | string }
  /** A choice in a small block of its own, in whose place a reporter can give the name of one. */
  | MenuArg
  | { input: string; accepts: 'colour'; preset: string }
  | { field: string; options: OptionSource }
  | { field: string; variable: 'variable' | 'list' | 'message' }
  | { field: string; colour: string }
  /** Dots of an LED matrix: two hexadecimal digits a column, the top dot in bit 0. */
  | { field: string; dots: string }
  | { body: string }

export interface MenuArg {
  input: string
  accepts: 'menu'
  options: OptionSource
}

/** hat: starts a script. end: nothing can follow. The rest: what the block gives. */
export type Shape = 'hat' | 'statement' | 'end' | 'value' | 'truth'

export interface BlockSpec {
  type: string
  category: Category
  shape: Shape
  args: Arg[]
  /** Only for sprites, or only useful there: hidden while the stage is being programmed. */
  spriteOnly?: boolean
  /** stage (also when not said): only there. board: only on boards. both: everywhere. */
  on?: 'stage' | 'board' | 'both'
  /** What a board must have for this block. */
  part?: Part
  /** In no palette and no search: blocks of old projects that still do what they did. */
  hidden?: boolean
}

export const number = (input: string, preset: number): Arg => ({ input, accepts: 'number', preset })
export const text = (input: string, preset: string): Arg => ({ input, accepts: 'text', preset })
export const truth = (input: string): Arg => ({ input, accepts: 'truth' })
export const choice = (field: string, options: OptionSource): Arg => ({ field, options })
export const menu = (input: string, options: OptionSource): Arg => ({
  input,
  accepts: 'menu',
  options,
})
export const colour = (input: string, preset: string): Arg => ({ input, accepts: 'colour', preset })
export const body = (name: string): Arg => ({ body: name })
export const variable: Arg = { field: 'VAR', variable: 'variable' }
export const list: Arg = { field: 'LIST', variable: 'list' }
export const message: Arg = { field: 'MESSAGE', variable: 'message' }
