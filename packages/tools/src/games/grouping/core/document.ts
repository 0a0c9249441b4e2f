import { isListOf, isRecord } from '../../../game-kit/core/shape.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { isMadeBoard, MAX_BOARDS, type MadeBoard } from './board.ts'

/** The boards somebody made, as they are saved. */

export const FORMAT = 'panya.grouping'
export const VERSION = 1

export interface GroupingContent {
  boards: readonly MadeBoard[]
}

export function toDocument(content: GroupingContent): ToolDocument {
  return { format: FORMAT, version: VERSION, content }
}

export const emptyDocument: ToolDocument = toDocument({ boards: [] })

/** The content of a saved document; throws a sentence that says what is wrong with it. */
export function migrate(document: ToolDocument): GroupingContent {
  if (document.format !== FORMAT) throw new Error(`This is not a set of boards: ${document.format}`)
  if (document.version > VERSION) throw new Error('These boards were saved by a newer version')
  const { content } = document
  if (!isRecord(content) || !isListOf(content['boards'], MAX_BOARDS, isMadeBoard)) {
    throw new Error('This set of boards is damaged')
  }
  return { boards: content['boards'] }
}
