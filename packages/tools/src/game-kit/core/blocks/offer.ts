/** How a block lies in a drawer of the toolbox. */
import type { Feature } from '../code/feature.ts'

export type Drawer = 'control' | 'values' | 'variables' | 'lists' | 'functions'

/** In a field a text; in a socket a number, a text, the name of a variable, an empty list; null for nothing. */
export type Given = number | string | { text: string } | { name: string } | { list: 'empty' } | null

export interface Offer {
  drawer: Drawer
  type: string
  /** Only where one of these is allowed; without it always. */
  with?: readonly Feature[]
  /** Only where the game has directions and things, or shows what is printed. */
  where?: 'directions' | 'print'
  /** Where it begins otherwise than its arguments say. */
  given?: Readonly<Record<string, Given>>
}
