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
  extraState?: unknown
  disabledReasons?: string[]
}

export interface VariableJson {
  id: string
  name: string
  /** '' and 'list' belong to everybody, 'own' and 'own-list' to one actor, 'message' is a broadcast. */
  type?: string
}

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
  workspace: WorkspaceJson
}

/** The first actor is the stage; the others stand from back to front. */
export interface StageProgram {
  actors: ActorSpec[]
  /** Variables and lists drawn on the stage from the start. */
  watched?: string[]
  /** Set when the program is for a board: its blocks then reach a simulated one. */
  board?: BoardProfile
}

export interface FunctionSignature {
  id: string
  name: string
  params: { id: string; name: string }[]
}

export const STAGE_WIDTH = 480
export const STAGE_HEIGHT = 360
export const TICKS_PER_SECOND = 60
