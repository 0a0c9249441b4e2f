/** A round of pictures as a teacher makes it, and the checks that keep a damaged one out. */

import { findPicture } from '../../../game-kit/core/pictures/picture-library.ts'
import { isListOf, isOneOf, isRecord, isText } from '../../../game-kit/core/shape.ts'

export const REVEALS = ['tiles', 'pixels', 'clues'] as const
export type Reveal = (typeof REVEALS)[number]

export const ANSWERS = ['choose', 'type'] as const
export type Answer = (typeof ANSWERS)[number]

/** A stroke of a pen: x, y, x, y, … in a square of 0 to 1000. */
export type DrawnStroke = readonly number[]

/** A picture from the library, or one drawn by the teacher with the words that count as right. */
export type LevelItem =
  | { picture: string }
  | { drawing: readonly DrawnStroke[]; words: readonly string[]; clues: readonly string[] }

export interface GuessLevel {
  id: string
  title: string
  reveal: Reveal
  answer: Answer
  items: readonly LevelItem[]
}

export const MAX_ITEMS = 12
export const MAX_LEVELS = 40
const MAX_STROKES = 60
const MAX_NUMBERS = 400

function isStroke(value: unknown): value is DrawnStroke {
  return (
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= MAX_NUMBERS &&
    value.length % 2 === 0 &&
    value.every((number) => typeof number === 'number' && number >= 0 && number <= 1000)
  )
}

/** The strokes of one drawing, none of them damaged and not too many to look at. */
export function isDrawing(value: unknown): value is readonly DrawnStroke[] {
  return isListOf(value, MAX_STROKES, isStroke)
}

const isWord = (value: unknown): value is string => isText(value, 40) && value.trim() !== ''
const isClue = (value: unknown): value is string => isText(value, 120)

export function isLevelItem(value: unknown): value is LevelItem {
  if (!isRecord(value)) return false
  if ('picture' in value)
    return typeof value['picture'] === 'string' && !!findPicture(value['picture'])
  return (
    isDrawing(value['drawing']) &&
    value['drawing'].length > 0 &&
    isListOf(value['words'], 8, isWord) &&
    value['words'].length > 0 &&
    isListOf(value['clues'], 6, isClue)
  )
}

/** A level may be unfinished (no pictures yet); only one with pictures can be played. */
export function isGuessLevel(value: unknown): value is GuessLevel {
  return (
    isRecord(value) &&
    isText(value['id'], 40) &&
    typeof value['title'] === 'string' &&
    value['title'].length <= 80 &&
    isOneOf(value['reveal'], REVEALS) &&
    isOneOf(value['answer'], ANSWERS) &&
    isListOf(value['items'], MAX_ITEMS, isLevelItem)
  )
}
