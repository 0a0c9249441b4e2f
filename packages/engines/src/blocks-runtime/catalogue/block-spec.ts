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

/** What every block is described by, those of the stage and those of the games: each has arguments and categories of its own. */
export interface Spec<OwnArg, OwnCategory> {
  type: string
  category: OwnCategory
  shape: Shape
  args: readonly OwnArg[]
}

export interface BlockSpec extends Spec<Arg, Category> {
  /** Only for sprites, or only useful there: hidden while the stage is being programmed. */
  spriteOnly?: boolean
  /** stage (also when not said): only there. board: only on boards. both: everywhere. */
  on?: 'stage' | 'board' | 'both'
  /** What a board must have for this block. */
  part?: Part
  /** In no palette and no search: blocks of old projects that still do what they did. */
  hidden?: boolean
}

/** Each keeps its name in its type: an emitter can ask for the parts its block has, and for no others. */
interface InputOf<Name extends string, Accepts> {
  input: Name
  accepts: Accepts
}

export const number = <Name extends string>(
  input: Name,
  preset: number,
): InputOf<Name, 'number'> & { preset: number } => ({ input, accepts: 'number', preset })
export const text = <Name extends string>(
  input: Name,
  preset: string,
): InputOf<Name, 'text'> & { preset: string } => ({ input, accepts: 'text', preset })
export const truth = <Name extends string>(input: Name): InputOf<Name, 'truth'> => ({
  input,
  accepts: 'truth',
})
export const choice = <Name extends string>(
  field: Name,
  options: OptionSource,
): { field: Name; options: OptionSource } => ({ field, options })
export const menu = <Name extends string>(
  input: Name,
  options: OptionSource,
): InputOf<Name, 'menu'> & { options: OptionSource } => ({ input, accepts: 'menu', options })
export const colour = <Name extends string>(
  input: Name,
  preset: string,
): InputOf<Name, 'colour'> & { preset: string } => ({ input, accepts: 'colour', preset })
export const body = <Name extends string>(name: Name): { body: Name } => ({ body: name })
export const variable = { field: 'VAR', variable: 'variable' } as const
export const list = { field: 'LIST', variable: 'list' } as const
export const message = { field: 'MESSAGE', variable: 'message' } as const
