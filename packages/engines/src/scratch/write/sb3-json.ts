/** What stands in a project.json of Scratch 3, as far as we write it. */

import type { VariableJson, VideoStart } from '../../blocks-runtime/program.ts'
import type { ContentActor, MonitorLook } from '../content.ts'
import type { Plain } from '../project.ts'

/** Any block project: ours or one that came from Scratch. */
export interface SavedContent {
  actors: readonly ContentActor[]
  shared: readonly VariableJson[]
  watched: readonly string[]
  monitors?: Readonly<Record<string, MonitorLook>>
  rules?: 'panya' | 'scratch'
  tempo?: number
  video?: VideoStart
}

export type Sb3Primitive = [code: number, value: Plain, id?: string, x?: number, y?: number]
export type Sb3Slot = string | Sb3Primitive | null
export type Sb3Input = [1 | 2, Sb3Slot] | [3, Sb3Slot, Sb3Slot]

export interface Sb3BlockJson {
  opcode: string
  next: string | null
  parent: string | null
  inputs: Record<string, Sb3Input>
  fields: Record<string, [Plain, (string | null)?]>
  shadow: boolean
  topLevel: boolean
  x?: number
  y?: number
  mutation?: Readonly<Record<string, unknown>>
  comment?: string
}

export interface Sb3CommentJson {
  blockId: string | null
  x: number
  y: number
  width: number
  height: number
  minimized: boolean
  text: string
}
