/**
 * Three pictures or words, in order, that let a child into their class: which there are, how one is made and how
 * many wrong tries there may be. They are kept by name, so a card is right in every language.
 */

export const SECRET_KINDS = ['pictures', 'words'] as const
export type SecretKind = (typeof SECRET_KINDS)[number]
export const SECRET_LENGTH = 3

const PICTURES =
  'elephant cat rabbit owl fish butterfly turtle crab banana apple watermelon ice-cream key umbrella bell pencil bicycle airplane rocket sailboat sun moon star tree'
const WORDS =
  'elephant tiger lion giraffe monkey horse goat rabbit cat camel kangaroo duck owl eagle parrot peacock penguin rooster swan honeybee ant fish dolphin whale shark crab shrimp turtle frog banana mango grapes apple orange carrot tomato corn onion cucumber rice egg bread cake cookie pizza milk honey cheese bed chair door broom candle window soap umbrella spoon teapot scissors book backpack ruler magnet trousers socks shoe cap glasses gloves scarf ring dress coat hammer ladder bucket gear battery compass car train bicycle airplane rocket truck sun moon star cloud fire mountain tree cactus volcano guitar drum balloon camera robot trophy'

/** What a secret of each kind is made of. A name is on printed cards and never goes away. */
export const SECRET_NAMES: Record<SecretKind, readonly string[]> = {
  pictures: PICTURES.split(' '),
  words: WORDS.split(' '),
}

/** Wrong tries after which only a new card helps: of 24 pictures that finds one secret in 270. */
export const MOST_WRONG_TRIES = 50
/** As many as one may try at once: the teacher is told that a child forgot, or that somebody guesses. */
const MANY_WRONG_TRIES = 5
/** A right one forgives what a child mistook before it, not all that others have guessed meanwhile. */
const FORGIVEN = 3

/** `random` gives whole numbers from 0 up to what it is asked for. */
export function makeSecret(kind: SecretKind, random: (below: number) => number): string[] {
  const names = SECRET_NAMES[kind]
  return Array.from({ length: SECRET_LENGTH }, () => names[random(names.length)] ?? '')
}

/** As it travels: names with commas between them. Null when it cannot be one. */
export function readSecret(text: string): string[] | null {
  const names = text.split(',')
  const known = (name: string) => SECRET_KINDS.some((kind) => SECRET_NAMES[kind].includes(name))
  return names.length === SECRET_LENGTH && names.every(known) ? names : null
}

/** Every try is counted before it is looked at: many at once are no more than many. */
export function mayBeTried(failuresWithThis: number): boolean {
  return failuresWithThis <= MOST_WRONG_TRIES
}

export function failuresAfterRight(failuresWithThis: number): number {
  return Math.max(0, failuresWithThis - 1 - FORGIVEN)
}

/** What a teacher should know of a card; a locked one lets nobody in until there is a new one. */
export type CardWarning = 'guessed' | 'locked'

export function cardWarning(failures: number): CardWarning | null {
  if (failures >= MOST_WRONG_TRIES) return 'locked'
  return failures >= MANY_WRONG_TRIES ? 'guessed' : null
}

/** A card for a learner, as the teacher prints it. */
export interface ClassCard {
  studentId: number
  name: string
  kind: SecretKind
  secret: string[]
  /** Too many wrong tries: it lets nobody in. */
  locked: boolean
}

/** The answer of GET /api/teach/classes/:id/cards. */
export interface ClassCards {
  code: string | null
  cards: ClassCard[]
  /** Learners without a mailbox who have none yet. */
  without: number
}

/** Whoever has the class's code sees this of a class. */
export interface ClassSignInList {
  className: string
  learners: { id: string; name: string; kind: SecretKind }[]
}
