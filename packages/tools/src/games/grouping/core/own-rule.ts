import { type Picture } from '../../../game-kit/core/pictures/picture.ts'
import { PICTURES } from '../../../game-kit/core/pictures/picture-library.ts'
import { TRAITS } from '../../../game-kit/core/pictures/trait-messages.ts'
import { createRandom } from '../../../game-kit/core/random.ts'
import { isOneOf } from '../../../game-kit/core/shape.ts'
import type { Question } from './decision-tree.ts'
import { ALL_SHAPE_CARDS, COLORS, SHAPES, type ShapeCard, shapeCardId } from './shape-card.ts'

/** Cards for inventing a rule of one's own, and the questions the machine may ask about them. */

export type OwnCard =
  | { kind: 'picture'; id: string; picture: Picture }
  | { kind: 'shape'; id: string; shape: ShapeCard }

export const DECKS = ['pictures', 'shapes'] as const
export type Deck = (typeof DECKS)[number]

const DECK_SIZE = 24
const LAST_DEAL = 999

export interface OwnLevel {
  deck: Deck
  deal: number
}

export function ownLevelId({ deck, deal }: OwnLevel): string {
  return `own/${deck}-${deal}`
}

/** The deck and deal a level id stands for, or null. */
export function readOwnLevel(id: string): OwnLevel | null {
  const [, deck, number] = /^own\/([a-z]+)-([1-9]\d{0,2})$/.exec(id) ?? []
  const deal = Number(number)
  return isOneOf(deck, DECKS) && deal <= LAST_DEAL ? { deck, deal } : null
}

/** Twenty-four cards; another number deals others. */
export function dealDeck(deck: Deck, number: number): OwnCard[] {
  const random = createRandom(`own-rule:${deck}:${number}`)
  if (deck === 'shapes') {
    return random
      .shuffle(ALL_SHAPE_CARDS)
      .slice(0, DECK_SIZE)
      .map((shape) => ({ kind: 'shape', id: shapeCardId(shape), shape }))
  }
  return random
    .shuffle(PICTURES)
    .slice(0, DECK_SIZE)
    .map((picture) => ({ kind: 'picture', id: picture.id, picture }))
}

const PICTURE_QUESTIONS: Question<OwnCard>[] = TRAITS.map((trait) => ({
  id: trait,
  holds: (card) => card.kind === 'picture' && card.picture.traits.includes(trait),
}))

function shapeQuestion(id: string, holds: (card: ShapeCard) => boolean): Question<OwnCard> {
  return { id, holds: (card) => card.kind === 'shape' && holds(card.shape) }
}

const SHAPE_QUESTIONS: Question<OwnCard>[] = [
  ...SHAPES.map((shape) => shapeQuestion(`shape:${shape}`, (card) => card.shape === shape)),
  ...COLORS.map((color) => shapeQuestion(`color:${color}`, (card) => card.color === color)),
  shapeQuestion('size:big', (card) => card.size === 'big'),
  shapeQuestion('at-least:2', (card) => card.count >= 2),
  shapeQuestion('at-least:3', (card) => card.count >= 3),
]

export function questionsFor(deck: Deck): readonly Question<OwnCard>[] {
  return deck === 'pictures' ? PICTURE_QUESTIONS : SHAPE_QUESTIONS
}
