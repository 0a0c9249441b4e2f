/** What the editor shows of itself: tools, colours, what is chosen, and what it has to say. */
import type { Paint } from './core/colour.ts'

export const VECTOR_TOOLS = [
  'select',
  'reshape',
  'brush',
  'eraser',
  'fill',
  'text',
  'line',
  'rectangle',
  'ellipse',
  'pick',
  'centre',
] as const
export const BITMAP_TOOLS = [
  'select',
  'brush',
  'eraser',
  'fill',
  'text',
  'line',
  'rectangle',
  'ellipse',
  'pick',
  'centre',
] as const
export type PaintTool = (typeof VECTOR_TOOLS)[number]

export type PartKind = 'path' | 'text' | 'group' | 'piece'

/** x and y as on the stage: from the cross, upwards. */
export interface ChosenPart {
  count: number
  kind: PartKind
  x: number
  y: number
  width: number
  height: number
  angle: number
  font: string | null
}

/** What is said to those who listen, and shown under the picture. */
export type PaintSaid =
  | { what: 'part'; kind: PartKind; number: number; of: number }
  | { what: 'node'; number: number; of: number }
  /** Where the turning point lies, from the middle of the drawing, upwards. */
  | { what: 'centre'; x: number; y: number }
  | {
      what:
        | 'nothing'
        | 'textStays'
        | 'clickShape'
        | 'added'
        | 'removed'
        | 'undone'
        | 'redone'
        | 'copied'
        | 'pasted'
        | 'nothingToPaste'
    }

export interface Typing {
  left: number
  top: number
  /** On the screen. */
  size: number
  colour: string
  font: string
  text: string
}

export interface PaintState {
  mode: 'vector' | 'bitmap'
  tool: PaintTool
  fill: Paint
  stroke: Paint
  strokeWidth: number
  brushWidth: number
  font: string
  /** Whether the bucket paints the outline instead of the inside. */
  fillsOutline: boolean
  zoom: number
  canUndo: boolean
  canRedo: boolean
  isChanged: boolean
  chosen: ChosenPart | null
  /** How many points are chosen with the reshape tool. */
  nodes: number
  parts: number
  typing: Typing | null
  said: PaintSaid | null
  /** Set when the picture was opened as pixels because shapes would lose something. */
  notice: 'asImage' | 'unreadable' | null
}

export const FIRST_STATE: PaintState = {
  mode: 'vector',
  tool: 'select',
  fill: { kind: 'solid', colour: '#4338ca', second: '#38bdf8' },
  stroke: { kind: 'solid', colour: '#1c1a3d', second: '#ffffff' },
  strokeWidth: 2,
  brushWidth: 10,
  font: 'Sans Serif',
  fillsOutline: false,
  zoom: 1,
  canUndo: false,
  canRedo: false,
  isChanged: false,
  chosen: null,
  nodes: 0,
  parts: 0,
  typing: null,
  said: null,
  notice: null,
}
