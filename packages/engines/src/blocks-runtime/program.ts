/** The shape of a block program: what the compilers read and the scheduler runs. Plain JSON throughout. */

import type { BoardProfile } from '../board/profiles/board-profile.ts'

export interface BlockJson {
  type: string
  id?: string
  x?: number
  y?: number
  fields?: Record<string, unknown>
  inputs?: Record<string, { block?: BlockJson; shadow?: BlockJson }>
  next?: { block?: BlockJson }
  /** In the place of `next` where a long stack lies flat: all that follow, none with a next of its own. */
  rest?: BlockJson[]
  extraState?: unknown
  /** On the first block of a script: the name its writer gave it in Python. */
  data?: string
  disabledReasons?: string[]
  /** What somebody has written on it, as Blockly keeps it. */
  icons?: { comment?: BlockComment }
}

export interface BlockComment {
  text?: string
  pinned?: boolean
  height?: number
  width?: number
}

export interface VariableJson {
  id: string
  name: string
  /** '' and 'list' belong to everybody, 'own' and 'own-list' to one actor, 'message' is a broadcast. */
  type?: string
  /** What it holds before anything has run; without it a variable is 0 and a list is empty. */
  value?: StartValue
}

export type StartValue = number | string | boolean | (number | string | boolean)[]

export interface WorkspaceJson {
  blocks?: { languageVersion?: number; blocks?: BlockJson[] }
  variables?: VariableJson[]
}

export interface CostumeSpec {
  id: string
  name: string
  /** Size on the stage at 100 %, in stage units. */
  width: number
  height: number
  /** The point that stands where the sprite is and that it turns around, from the left and the top; else the middle. */
  centreX?: number
  centreY?: number
}

export interface SoundSpec {
  id: string
  name: string
  seconds: number
}

export type RotationStyle = 'all' | 'left-right' | 'none'

export interface ActorSpec {
  id: string
  name: string
  isStage: boolean
  x: number
  y: number
  direction: number
  size: number
  visible: boolean
  draggable: boolean
  rotationStyle: RotationStyle
  costume: number
  costumes: CostumeSpec[]
  sounds: SoundSpec[]
  /** 100 when not said. */
  volume?: number
  workspace: WorkspaceJson
}

/**
 * Which meaning a program has. panya: what a learner would expect (0/0 is 0, the flag starts from the beginning).
 * scratch: exactly as Scratch 3, for projects that come from there.
 */
export const RULES = ['panya', 'scratch'] as const
export type Rules = (typeof RULES)[number]

export const VIDEO_STATES = ['on', 'off', 'on-flipped'] as const

/** How the camera is shown once a program looks through it: on as in a mirror, and from 0 to 100 how much one sees through. */
export interface VideoStart {
  state: (typeof VIDEO_STATES)[number]
  transparency: number
}

/** The first actor is the stage; the others stand from back to front. */
export interface StageProgram {
  actors: ActorSpec[]
  /** Variables and lists drawn on the stage from the start. */
  watched?: string[]
  /** panya when not said. */
  rules?: Rules
  /** Beats a minute at the start; what the rules say when not said. */
  tempo?: number
  /** On and half see-through when not said. */
  video?: VideoStart
  /** Set when the program is for a board: its blocks then reach a simulated one. */
  board?: BoardProfile
}

export interface FunctionSignature {
  id: string
  name: string
  params: FunctionParam[]
  /** Words and holes in their order, `jump %1 high %2`; without it the name and then all parameters. */
  text?: string
  /** Runs in one go, without a picture in between. */
  warp?: boolean
}

export interface FunctionParam {
  id: string
  name: string
  /** truth: takes a condition. Without it: any value. */
  kind?: 'truth'
  /** What it is where a call leaves it out. */
  preset?: string
}

export const STAGE_WIDTH = 480
export const STAGE_HEIGHT = 360
/** By Panya's rules; Scratch has 30. */
export const TICKS_PER_SECOND = 60
