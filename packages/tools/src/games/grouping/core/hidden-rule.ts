import type { Random } from '../../../game-kit/core/random.ts'
import { COLORS, SHAPES, type ShapeCard, SIZES } from './shape-card.ts'

/** Rules a card may fit, as data: simple ones, and simple ones joined. */

export type SimpleRule =
  | { is: 'shape'; value: (typeof SHAPES)[number]; not: boolean }
  | { is: 'color'; value: (typeof COLORS)[number]; not: boolean }
  | { is: 'size'; value: (typeof SIZES)[number]; not: boolean }
  | { is: 'count'; value: number; not: boolean }
  | { is: 'at-least'; value: number; not: boolean }
  | { is: 'odd'; not: boolean }

interface JoinedRule {
  is: 'both' | 'either'
  first: SimpleRule
  second: SimpleRule
}

export type Rule = SimpleRule | JoinedRule

export function isJoined(rule: Rule): rule is JoinedRule {
  return rule.is === 'both' || rule.is === 'either'
}

function fitsSimple(rule: SimpleRule, card: ShapeCard): boolean {
  switch (rule.is) {
    case 'shape':
      return (card.shape === rule.value) !== rule.not
    case 'color':
      return (card.color === rule.value) !== rule.not
    case 'size':
      return (card.size === rule.value) !== rule.not
    case 'count':
      return (card.count === rule.value) !== rule.not
    case 'at-least':
      return card.count >= rule.value !== rule.not
    case 'odd':
    default:
      return (card.count % 2 === 1) !== rule.not
  }
}

export function fits(rule: Rule, card: ShapeCard): boolean {
  if (!isJoined(rule)) return fitsSimple(rule, card)
  const [first, second] = [fitsSimple(rule.first, card), fitsSimple(rule.second, card)]
  return rule.is === 'both' ? first && second : first || second
}

type Maker = (random: Random, not: boolean) => SimpleRule

const EASY: readonly Maker[] = [
  (random, not) => ({ is: 'shape', value: random.pick(SHAPES), not }),
  (random, not) => ({ is: 'color', value: random.pick(COLORS), not }),
  (random, not) => ({ is: 'size', value: random.pick(SIZES), not }),
  (random, not) => ({ is: 'count', value: 1 + random.int(3), not }),
]
const HARD: readonly Maker[] = [
  ...EASY,
  (_, not) => ({ is: 'at-least', value: 2, not }),
  (_, not) => ({ is: 'odd', not }),
]

function joined(is: 'both' | 'either', random: Random): Rule {
  const [first, second] = random.shuffle(HARD).slice(0, 2)
  return { is, first: first!(random, false), second: second!(random, random.next() < 0.3) }
}

/** Four steps of difficulty: plain, with "not", with "and", with "or". */
export function makeRule(step: number, random: Random): Rule {
  if (step <= 0) return random.pick(EASY)(random, false)
  if (step === 1) return random.pick(HARD)(random, random.next() < 0.6)
  return joined(step === 2 ? 'both' : 'either', random)
}
