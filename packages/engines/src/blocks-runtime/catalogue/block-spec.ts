/** How a block is described as data: its shape and its arguments. Its words are in the message files. */

export const CATEGORIES = [
  'events',
  'motion',
  'looks',
  'sound',
  'control',
  'sensing',
  'operators',
  'text',
  'variables',
  'lists',
  'functions',
  'pen',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Where a dropdown's choices come from; the editor fills in sprites, costumes and sounds. */
export type OptionSource =
  | 'keys'
  | 'places'
  | 'touchables'
  | 'cloneables'
  | 'sprites'
  | 'costumes'
  | 'backdrops'
  | 'sounds'
  | readonly string[]

export type Arg =
  | { input: string; accepts: 'number' | 'text' | 'truth'; preset?: number | string }
  | { field: string; options: OptionSource }
  | { field: string; variable: 'variable' | 'list' | 'message' }
  | { field: string; colour: string }
  | { body: string }

/** hat: starts a script. end: nothing can follow. The rest: what the block gives. */
export type Shape = 'hat' | 'statement' | 'end' | 'value' | 'truth'

export interface BlockSpec {
  type: string
  category: Category
  shape: Shape
  args: Arg[]
  /** Only for sprites, or only useful there: hidden while the stage is being programmed. */
  spriteOnly?: boolean
}

export const number = (input: string, preset: number): Arg => ({ input, accepts: 'number', preset })
export const text = (input: string, preset: string): Arg => ({ input, accepts: 'text', preset })
export const truth = (input: string): Arg => ({ input, accepts: 'truth' })
export const choice = (field: string, options: OptionSource): Arg => ({ field, options })
export const body = (name: string): Arg => ({ body: name })
export const variable: Arg = { field: 'VAR', variable: 'variable' }
export const list: Arg = { field: 'LIST', variable: 'list' }
export const message: Arg = { field: 'MESSAGE', variable: 'message' }
