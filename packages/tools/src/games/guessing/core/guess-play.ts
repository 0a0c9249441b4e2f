import type { StarCount } from '../../../game-kit/core/judge-result.ts'
import { PICTURES } from '../../../game-kit/core/pictures/picture-library.ts'
import { matchesWord, plainWord } from '../../../game-kit/core/word-match.ts'
import type { Reveal } from './guess-level.ts'
import { type GuessRound, PIXEL_STEPS, type RoundPicture, TILE_COUNT } from './guess-round.ts'

/** The rules of "Guess the picture": what each move does, and what it costs. */

export type GuessAction =
  | readonly ['open', number]
  | readonly ['type', string]
  | readonly ['choose', string]
  | readonly ['give-up']
  | readonly ['next']

export interface PictureState {
  /** What is uncovered: tiles by number, or steps 1, 2, 3, … of pixels and clues. */
  opened: readonly number[]
  misses: readonly string[]
  outcome: 'open' | 'found' | 'given-up'
}

export interface GuessState {
  at: number
  pictures: readonly PictureState[]
}

const FRESH: PictureState = { opened: [], misses: [], outcome: 'open' }

export function startRound(round: GuessRound): GuessState {
  return { at: 0, pictures: round.pictures.map(() => FRESH) }
}

export function stepCount(reveal: Reveal, picture: RoundPicture): number {
  if (reveal === 'tiles') return TILE_COUNT
  return reveal === 'pixels' ? PIXEL_STEPS.length : picture.clues.length
}

/** What opens when the player lets the game decide; null when everything is open. */
export function nextToOpen(round: GuessRound, state: GuessState): number | null {
  const picture = round.pictures[state.at]!
  const { opened } = state.pictures[state.at]!
  if (round.reveal === 'tiles') {
    return picture.tileOrder.find((tile) => !opened.includes(tile)) ?? null
  }
  return opened.length < stepCount(round.reveal, picture) ? opened.length : null
}

const MISS_COST = { type: 1, choose: 3 } as const
/** Up to this share of the steps for three stars and for two; any find is worth one. */
const THREE_STARS = 0.32
const TWO_STARS = 0.63

export function pictureStars(round: GuessRound, index: number, state: PictureState): StarCount {
  if (state.outcome !== 'found') return 0
  const steps = stepCount(round.reveal, round.pictures[index]!)
  const spent = (state.opened.length + state.misses.length * MISS_COST[round.answer]) / steps
  if (spent <= THREE_STARS) return 3
  return spent <= TWO_STARS ? 2 : 1
}

/** Every word of the library in plain form, with the pictures it stands for. */
const MEANINGS = new Map<string, Set<string>>()
for (const picture of PICTURES) {
  for (const word of Object.values(picture.words).flat()) {
    const plain = plainWord(word)
    MEANINGS.set(plain, (MEANINGS.get(plain) ?? new Set()).add(picture.id))
  }
}

function isRight(picture: RoundPicture, typed: string): boolean {
  return matchesWord(typed, picture.accepted, (plain) => {
    const meant = MEANINGS.get(plain)
    return meant !== undefined && !meant.has(picture.id)
  })
}

function open(round: GuessRound, state: GuessState, step: number): PictureState | null {
  const before = state.pictures[state.at]!
  const steps = stepCount(round.reveal, round.pictures[state.at]!)
  const allowed =
    round.reveal === 'tiles' ? !before.opened.includes(step) : step === before.opened.length
  if (!Number.isInteger(step) || step < 0 || step >= steps || !allowed) return null
  return { ...before, opened: [...before.opened, step] }
}

function answer(before: PictureState, text: string, right: boolean): PictureState {
  if (right) return { ...before, outcome: 'found' }
  return { ...before, misses: [...before.misses, text] }
}

function onPicture(round: GuessRound, state: GuessState, action: GuessAction): PictureState | null {
  const picture = round.pictures[state.at]!
  const before = state.pictures[state.at]!
  if (before.outcome !== 'open') return null
  switch (action[0]) {
    case 'open':
      return open(round, state, action[1])
    case 'type':
      return round.answer === 'type' ? answer(before, action[1], isRight(picture, action[1])) : null
    case 'choose':
      if (round.answer !== 'choose' || before.misses.includes(action[1])) return null
      if (!picture.choices.some((choice) => choice.id === action[1])) return null
      return answer(before, action[1], action[1] === picture.id)
    case 'give-up':
      return { ...before, outcome: 'given-up' }
    case 'next':
    default:
      return null
  }
}

/** The state after a move, or null when the rules do not allow it. */
export function playGuess(
  round: GuessRound,
  state: GuessState,
  action: GuessAction,
): GuessState | null {
  if (action[0] === 'next') {
    const done = state.pictures[state.at]!.outcome !== 'open'
    return done && state.at + 1 < round.pictures.length ? { ...state, at: state.at + 1 } : null
  }
  const changed = onPicture(round, state, action)
  return changed && { ...state, pictures: state.pictures.with(state.at, changed) }
}

export function isRoundOver(state: GuessState): boolean {
  return state.pictures.every((picture) => picture.outcome !== 'open')
}

interface RoundScore {
  stars: StarCount
  score: number
}

export function scoreRound(round: GuessRound, state: GuessState): RoundScore {
  const won = state.pictures.map((picture, index) => pictureStars(round, index, picture))
  const total = won.reduce<number>((sum, stars) => sum + stars, 0)
  const share = total / (3 * won.length)
  const spent = state.pictures.reduce(
    (sum, picture) => sum + picture.opened.length + picture.misses.length,
    0,
  )
  const stars = share >= 0.8 ? 3 : share >= 0.5 ? 2 : total > 0 ? 1 : 0
  return { stars, score: Math.max(0, total * 100 - spent) }
}
