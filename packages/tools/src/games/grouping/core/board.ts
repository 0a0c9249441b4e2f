import { type Message, sameInEveryLanguage } from '../../../game-kit/core/message.ts'
import { wordOf } from '../../../game-kit/core/pictures/picture.ts'
import { findPicture } from '../../../game-kit/core/pictures/picture-library.ts'
import { seedOf } from '../../../game-kit/core/random.ts'
import { isIndex, isListOf, isRecord, isText } from '../../../game-kit/core/shape.ts'
import type { CardSymbol } from './symbols/card-symbol.ts'

/** A board of cards to sort into groups, built in or made by a teacher. */

export const AREAS = ['living', 'things', 'computing', 'safety', 'science'] as const
export type Area = (typeof AREAS)[number]

export interface BoardGroup {
  name: Message
  /** What makes a card belong here. */
  why: Message
}

export interface BoardCard {
  id: string
  text: Message
  /** A picture of the library to show above the text. */
  picture: string | null
  /** What is drawn above the text where there is no picture. */
  symbol?: CardSymbol
  /** True for program text, which is set in code letters and from left to right. */
  code: boolean
  /** Where it belongs. */
  group: number
}

export interface Board {
  id: string
  title: Message
  groups: readonly BoardGroup[]
  cards: readonly BoardCard[]
}

export interface MadeGroup {
  name: string
  why: string
}

export interface MadeCard {
  text: string
  picture?: string
  group: number
}

/** A board as a teacher writes it, in one language. */
export interface MadeBoard {
  id: string
  title: string
  groups: readonly MadeGroup[]
  cards: readonly MadeCard[]
}

export const MIN_GROUPS = 2
export const MAX_GROUPS = 4
export const MAX_CARDS = 24
export const MAX_BOARDS = 40

function isGroup(value: unknown): value is MadeGroup {
  if (!isRecord(value)) return false
  const { name, why } = value
  return (
    typeof name === 'string' && name.length <= 60 && typeof why === 'string' && why.length <= 240
  )
}

function isCard(value: unknown): value is MadeCard {
  if (!isRecord(value) || !isIndex(value['group'], MAX_GROUPS)) return false
  const { text, picture } = value
  if (typeof text !== 'string' || text.length > 120) return false
  return (
    picture === undefined || (typeof picture === 'string' && findPicture(picture) !== undefined)
  )
}

/** A board that can be kept; it may still be unfinished. */
export function isMadeBoard(value: unknown): value is MadeBoard {
  if (!isRecord(value)) return false
  const { id, title, groups, cards } = value
  if (!isText(id, 40) || typeof title !== 'string' || title.length > 80) return false
  if (!isListOf(groups, MAX_GROUPS, isGroup) || groups.length < MIN_GROUPS) return false
  return isListOf(cards, MAX_CARDS, isCard) && cards.every((card) => card.group < groups.length)
}

/** Playable: at least two groups have cards, and everything has a name. */
export function isPlayable(board: MadeBoard): boolean {
  const used = new Set(board.cards.map((card) => card.group))
  const named = board.groups.every((group) => group.name.trim() !== '')
  return (
    named && used.size >= MIN_GROUPS && board.cards.every((card) => cardText(card).trim() !== '')
  )
}

function cardText({ text, picture }: MadeCard): string {
  return text || (picture ? (findPicture(picture)?.words.en[0] ?? '') : '')
}

function madeCardMessage(card: MadeCard): Message {
  const picture = card.text === '' && card.picture ? findPicture(card.picture) : undefined
  return picture ? wordOf(picture) : sameInEveryLanguage(card.text)
}

/** Boards with the same content are the same board, wherever they are kept and however it orders fields. */
export function madeBoardId({ groups, cards }: MadeBoard): string {
  const content = [
    groups.map(({ name, why }) => [name, why]),
    cards.map(({ text, picture, group }) => [text ?? null, picture ?? null, group]),
  ]
  return `made/${seedOf(JSON.stringify(content)).toString(36)}`
}

/** The first card of each group: together they stand for the board. */
export function facesOf({ groups, cards }: Pick<Board, 'groups' | 'cards'>): BoardCard[] {
  return groups.flatMap((_, group) => cards.find((card) => card.group === group) ?? []).slice(0, 3)
}

export function boardOf(made: MadeBoard): Board {
  return {
    id: madeBoardId(made),
    title: sameInEveryLanguage(made.title),
    groups: made.groups.map(({ name, why }) => ({
      name: sameInEveryLanguage(name),
      why: sameInEveryLanguage(why),
    })),
    cards: made.cards.map((card, index) => ({
      id: `card-${index}`,
      text: madeCardMessage(card),
      picture: card.picture ?? null,
      code: false,
      group: card.group,
    })),
  }
}
