import { isListOf, isRecord } from '../../../game-kit/core/shape.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import { type GuessLevel, isGuessLevel, MAX_LEVELS } from './guess-level.ts'

/** The levels somebody made for "Guess the picture", as they are saved. */

export const FORMAT = 'panya.guessing'
export const VERSION = 1

export interface GuessingContent {
  levels: readonly GuessLevel[]
}

export function toDocument(content: GuessingContent): ToolDocument {
  return { format: FORMAT, version: VERSION, content }
}

export const emptyDocument: ToolDocument = toDocument({ levels: [] })

/** The content of a saved document; throws a sentence that says what is wrong with it. */
export function migrate(document: ToolDocument): GuessingContent {
  if (document.format !== FORMAT)
    throw new Error(`This is not a set of pictures: ${document.format}`)
  if (document.version > VERSION) throw new Error('These pictures were saved by a newer version')
  const { content } = document
  if (!isRecord(content) || !isListOf(content['levels'], MAX_LEVELS, isGuessLevel)) {
    throw new Error('This set of pictures is damaged')
  }
  return { levels: content['levels'] }
}
