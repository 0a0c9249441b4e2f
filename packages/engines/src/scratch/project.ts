/** A Scratch project between its file and ours: both formats are read into this, and it is what is written back. */
import type { VideoStart } from '../blocks-runtime/program.ts'

export type Plain = string | number | boolean

export interface ScratchField {
  value: Plain
  /** Of the variable, list or broadcast. */
  id?: string
}

/** What is plugged in, a stack or one reporter, and the shadow beneath it. */
export interface ScratchInput {
  blocks: ScratchBlock[]
  shadow?: ScratchBlock
}

export interface ScratchComment {
  id: string
  text: string
  x: number
  y: number
  width: number
  height: number
  minimized: boolean
}

export interface ScratchBlock {
  id: string
  opcode: string
  fields: Record<string, ScratchField>
  inputs: Record<string, ScratchInput>
  mutation?: Readonly<Record<string, unknown>>
  comment?: ScratchComment
}

/** A stack or a loose reporter on the workspace. */
export interface ScratchScript {
  x: number
  y: number
  blocks: ScratchBlock[]
}

export interface ScratchVariable {
  id: string
  name: string
  value: Plain
  isCloud: boolean
}

export interface ScratchList {
  id: string
  name: string
  items: Plain[]
}

export interface ScratchPicture {
  name: string
  /** The name of its file in the archive. */
  file: string
  /** Of a text layer that lies over a bitmap. */
  textLayer?: string
  /** Pixels for each stage unit; 0 when not said. */
  resolution: number
  centreX?: number
  centreY?: number
}

export interface ScratchSound {
  name: string
  file: string
  /** Where the file itself does not say it. */
  rate?: number
  samples?: number
}

export interface ScratchTarget {
  isStage: boolean
  name: string
  variables: ScratchVariable[]
  lists: ScratchList[]
  scripts: ScratchScript[]
  /** Those that belong to no block. */
  comments: ScratchComment[]
  currentCostume: number
  costumes: ScratchPicture[]
  sounds: ScratchSound[]
  volume: number
  /** From back to front; the stage is 0. */
  layer: number
  x: number
  y: number
  size: number
  direction: number
  visible: boolean
  draggable: boolean
  rotationStyle: 'all' | 'left-right' | 'none'
}

export interface ScratchMonitor {
  opcode: string
  fields: Record<string, ScratchField>
  /** The sprite it belongs to, or null for the stage. */
  sprite: string | null
  mode: 'default' | 'large' | 'slider' | 'list'
  visible: boolean
  x?: number
  y?: number
  width?: number
  height?: number
  min?: number
  max?: number
  isDiscrete?: boolean
}

export interface ScratchProject {
  /** The stage first, then the sprites as the sprite pane shows them. */
  targets: ScratchTarget[]
  broadcasts: { id: string; name: string }[]
  monitors: ScratchMonitor[]
  tempo: number
  video: VideoStart
  /** What of the stage has no place here: the language of speech. */
  settings: { name: string; value: Plain }[]
}
