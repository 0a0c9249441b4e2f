/** The part of Blockly's saved form that game programs use, and the names of their blocks. */
import { isRecord } from '../shape.ts'

export interface BlockJson {
  type: string
  id?: string
  fields?: Record<string, unknown>
  inputs?: Record<string, { block?: BlockJson; shadow?: BlockJson }>
  next?: { block?: BlockJson }
  x?: number
  y?: number
}

export interface WorkspaceJson {
  blocks: { languageVersion: 0; blocks: BlockJson[] }
}

export const PREFIX = 'game_'
/** A list block has a fixed number of sockets; longer lists exist only in Python. */
export const LONGEST_LIST_BLOCK = 8
export const MOST_PARAMETERS = 3

export function workspaceOf(blocks: BlockJson[]): WorkspaceJson {
  return { blocks: { languageVersion: 0, blocks } }
}

/** The top blocks of a saved workspace, or null when it is none. */
export function topBlocks(workspace: unknown): BlockJson[] | null {
  if (!isRecord(workspace)) return null
  const { blocks } = workspace
  if (blocks === undefined && Object.keys(workspace).length === 0) return []
  if (!isRecord(blocks) || !Array.isArray(blocks['blocks'])) return null
  return blocks['blocks'] as BlockJson[]
}
