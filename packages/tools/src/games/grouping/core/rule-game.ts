import type { StarCount } from '../../../game-kit/core/judge-result.ts'
import { createRandom, type Random } from '../../../game-kit/core/random.ts'
import { fits, makeRule, type Rule } from './hidden-rule.ts'
import { ALL_SHAPE_CARDS, type ShapeCard } from './shape-card.ts'

/** Find the hidden rule: test cards, then name the rule among a few that could be it. */

export const RULE_LEVELS = 40
const CARDS = 12
const CANDIDATES = 5
const MISS_COST = 3

export interface RulePuzzle {
  level: number
  rule: Rule
  cards: readonly ShapeCard[]
  /** Cards whose answer is known from the start: one that fits and one that does not. */
  given: readonly number[]
  candidates: readonly Rule[]
  /** Where the hidden rule stands among the candidates. */
  answer: number
}

export type RuleAction = readonly ['test', card: number] | readonly ['name', candidate: number]

export interface RuleState {
  tested: readonly number[]
  refuted: readonly number[]
  found: boolean
}

function answers(rule: Rule, cards: readonly ShapeCard[]): string {
  return cards.map((card) => (fits(rule, card) ? '1' : '0')).join('')
}

/** Twelve cards of which a third to two thirds fit, so that both answers are worth something. */
function pickCards(rule: Rule, random: Random): ShapeCard[] | null {
  const mixed = random.shuffle(ALL_SHAPE_CARDS)
  const fitting = mixed.filter((card) => fits(rule, card)).slice(0, CARDS / 2)
  const others = mixed.filter((card) => !fits(rule, card)).slice(0, CARDS - fitting.length)
  if (fitting.length < 4 || others.length < 4 || fitting.length + others.length < CARDS) return null
  return random.shuffle([...fitting, ...others])
}

/** Other rules, each told apart from the hidden one and from each other by some card on the table. */
function pickCandidates(rule: Rule, cards: ShapeCard[], step: number, random: Random): Rule[] {
  const known = new Set([answers(rule, cards)])
  const found = [rule]
  for (let tries = 0; found.length < CANDIDATES && tries < 400; tries++) {
    const other = makeRule(Math.max(0, step - (tries % 2)), random)
    const pattern = answers(other, cards)
    if (known.has(pattern) || !pattern.includes('1') || !pattern.includes('0')) continue
    known.add(pattern)
    found.push(other)
  }
  return found
}

/** The puzzle of a level: everyone gets the same. */
export function createPuzzle(level: number): RulePuzzle | null {
  if (!Number.isInteger(level) || level < 1 || level > RULE_LEVELS) return null
  const random = createRandom(`hidden-rule:${level}`)
  const step = Math.floor(((level - 1) * 4) / RULE_LEVELS)
  for (;;) {
    const rule = makeRule(step, random)
    const cards = pickCards(rule, random)
    const candidates = cards ? pickCandidates(rule, cards, step, random) : []
    if (!cards || candidates.length < CANDIDATES) continue
    const mixed = random.shuffle(candidates)
    const given = [
      cards.findIndex((card) => fits(rule, card)),
      cards.findIndex((card) => !fits(rule, card)),
    ]
    return { level, rule, cards, given, candidates: mixed, answer: mixed.indexOf(rule) }
  }
}

export function startRule(puzzle: RulePuzzle): RuleState {
  return { tested: puzzle.given, refuted: [], found: false }
}

export function playRule(
  puzzle: RulePuzzle,
  state: RuleState,
  action: RuleAction,
): RuleState | null {
  if (state.found) return null
  const [kind, index] = action
  if (!Number.isInteger(index)) return null
  if (kind === 'test') {
    const allowed = puzzle.cards[index] !== undefined && !state.tested.includes(index)
    return allowed ? { ...state, tested: [...state.tested, index] } : null
  }
  if (puzzle.candidates[index] === undefined || state.refuted.includes(index)) return null
  if (index === puzzle.answer) return { ...state, found: true }
  return { ...state, refuted: [...state.refuted, index] }
}

/** A card that shows that a candidate is not the hidden rule; cards already tested come first. */
export function counterexample(puzzle: RulePuzzle, state: RuleState, candidate: number): number {
  const rule = puzzle.candidates[candidate]!
  const differs = (card: ShapeCard) => fits(rule, card) !== fits(puzzle.rule, card)
  const tested = state.tested.find((index) => differs(puzzle.cards[index]!))
  return tested ?? puzzle.cards.findIndex(differs)
}

export function scoreRule(
  puzzle: RulePuzzle,
  state: RuleState,
): { stars: StarCount; score: number } {
  const spent = state.tested.length - puzzle.given.length + MISS_COST * state.refuted.length
  const stars = spent <= 4 ? 3 : spent <= 8 ? 2 : 1
  return { stars, score: Math.max(0, 100 - 5 * spent) }
}
