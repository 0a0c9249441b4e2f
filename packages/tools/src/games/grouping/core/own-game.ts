import { type JudgeResult, refuse, type StarCount } from '../../../game-kit/core/judge-result.ts'
import { isIndex, isRecord, isText } from '../../../game-kit/core/shape.ts'
import { createTrace } from '../../../game-kit/core/trace.ts'
import { decide, learnTree, type Tree } from './decision-tree.ts'
import { dealDeck, type OwnCard, ownLevelId, questionsFor, readOwnLevel } from './own-rule.ts'

/** A rule of one's own: sorted cards, the tree learned from them, and how it did on cards it had not seen. */

/** Card by id: the group it was put into. */
export type Placed = Readonly<Record<string, number>>
/** Card by id: whether the machine was right about it. */
export type Verdicts = Readonly<Record<string, boolean>>

export interface OwnSubmission {
  version: 1
  game: 'own'
  level: string
  placed: Placed
  verdicts: Verdicts
}

export const GROUPS = [0, 1] as const
export const MIN_CARDS = 3
const MAX_TRIAL = 8

export function isEnough(placed: Placed): boolean {
  return GROUPS.every(
    (group) => Object.values(placed).filter((one) => one === group).length >= MIN_CARDS,
  )
}

/** The first cards the machine has not learned from. */
export function trialCards(cards: readonly OwnCard[], placed: Placed): OwnCard[] {
  return cards.filter(({ id }) => !Object.hasOwn(placed, id)).slice(0, MAX_TRIAL)
}

export function learnFrom(
  deck: 'pictures' | 'shapes',
  cards: readonly OwnCard[],
  placed: Placed,
): Tree {
  const known = cards.flatMap((item) => {
    const group = Object.hasOwn(placed, item.id) ? placed[item.id] : undefined
    return group === undefined ? [] : [{ item, group }]
  })
  return learnTree(known, questionsFor(deck), GROUPS.length)
}

function ownStars(right: number, total: number): StarCount {
  const share = right / total
  if (share === 1) return 3
  if (share >= 0.7) return 2
  return share > 0 ? 1 : 0
}

function isTable<T>(
  value: unknown,
  accepts: (item: unknown) => item is T,
): value is Record<string, T> {
  return isRecord(value) && Object.values(value).every((item) => accepts(item))
}

const isGroup = (value: unknown): value is number => isIndex(value, GROUPS.length)
const isVerdict = (value: unknown): value is boolean => typeof value === 'boolean'

export function isOwnSubmission(value: unknown): value is OwnSubmission {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    value['game'] === 'own' &&
    isText(value['level'], 40) &&
    isTable(value['placed'], isGroup) &&
    isTable(value['verdicts'], isVerdict)
  )
}

/**
 * Deals the cards, learns the tree and lets it sort again. Whether it sorted as the learner's rule wants is
 * the learner's word: the rule is in no other place.
 */
export function judgeOwn({ level, placed, verdicts }: OwnSubmission): JudgeResult {
  const own = readOwnLevel(level)
  if (!own) return refuse('unknown-level')
  const cards = dealDeck(own.deck, own.deal)
  const dealt = new Set(cards.map(({ id }) => id))
  if (!Object.keys(placed).every((id) => dealt.has(id))) return refuse('forbidden')
  if (!isEnough(placed)) return refuse('unfinished')
  const trial = trialCards(cards, placed)
  if (Object.keys(verdicts).length > trial.length) return refuse('forbidden')
  if (trial.length === 0 || !trial.every(({ id }) => Object.hasOwn(verdicts, id))) {
    return refuse('unfinished')
  }
  const tree = learnFrom(own.deck, cards, placed)
  const trace = createTrace()
  for (const card of trial) {
    const { group, path } = decide(tree, questionsFor(own.deck), card)
    trace.add(JSON.stringify([card.id, group, path, verdicts[card.id]]))
  }
  const score = trial.filter(({ id }) => verdicts[id]).length
  const stars = ownStars(score, trial.length)
  return { ok: true, level: ownLevelId(own), stars, score, trace: trace.digest() }
}
