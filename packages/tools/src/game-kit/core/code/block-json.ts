/** A game's program as Blockly saves it, and the names of its blocks. */
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { isRecord } from '../shape.ts'

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
