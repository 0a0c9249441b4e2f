/** Where the hidden rules live: each step of difficulty has a place of its own. */
import { RULE_LEVELS } from './rule-game.ts'

export const RULE_PLACES = ['rule0', 'rule1', 'rule2', 'rule3'] as const
type RulePlace = (typeof RULE_PLACES)[number]

export function rulesIn(place: RulePlace): number[] {
  const each = RULE_LEVELS / RULE_PLACES.length
  const first = RULE_PLACES.indexOf(place) * each + 1
  return Array.from({ length: each }, (_, index) => first + index)
}
