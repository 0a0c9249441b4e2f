import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide, type Example, learnTree, questionCount } from './decision-tree.ts'
import { dealDeck, type OwnCard, questionsFor } from './own-rule.ts'

const QUESTIONS = questionsFor('shapes')
const DECK = dealDeck('shapes', 1)

function sortedBy(rule: (card: OwnCard) => boolean): Example<OwnCard>[] {
  return DECK.map((item) => ({ item, group: rule(item) ? 0 : 1 }))
}

const isStar = (card: OwnCard) => card.kind === 'shape' && card.shape.shape === 'star'
const isBigOrBlue = (card: OwnCard) =>
  card.kind === 'shape' && (card.shape.size === 'big' || card.shape.color === 'indigo')

test('a rule about one thing is found with one question', () => {
  const tree = learnTree(sortedBy(isStar), QUESTIONS, 2)
  expect(tree).toMatchObject({ kind: 'ask', question: 'shape:star' })
  expect(questionCount(tree)).toBe(1)
})

test('a rule about two things is found with two questions, and holds for cards never seen', () => {
  const tree = learnTree(sortedBy(isBigOrBlue), QUESTIONS, 2)
  expect(questionCount(tree)).toBe(2)
  for (const card of dealDeck('shapes', 2)) {
    expect(decide(tree, QUESTIONS, card).group).toBe(isBigOrBlue(card) ? 0 : 1)
  }
})

test('whatever the groups are: the same examples give the same tree, never deeper than four', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2), { minLength: 1, maxLength: 24 }), (groups) => {
      const examples = groups.map((group, index) => ({ item: DECK[index]!, group }))
      const tree = learnTree(examples, QUESTIONS, 3)
      expect(learnTree(examples, QUESTIONS, 3)).toEqual(tree)
      for (const card of DECK) {
        const { group, path } = decide(tree, QUESTIONS, card)
        expect(path.length).toBeLessThanOrEqual(4)
        expect(groups).toContain(group)
      }
    }),
  )
})

test('groups without any rule are answered by the larger one, not by nonsense', () => {
  const one = DECK[0]!
  const tree = learnTree(
    [0, 1, 1].map((group) => ({ item: one, group })),
    QUESTIONS,
    2,
  )
  expect(tree).toEqual({ kind: 'leaf', group: 1, counts: [1, 2] })
})

test('decks are dealt the same for everyone, with twenty-four different cards', () => {
  for (const deck of ['pictures', 'shapes'] as const) {
    const cards = dealDeck(deck, 3)
    expect(new Set(cards.map((card) => card.id)).size).toBe(24)
    expect(dealDeck(deck, 3)).toEqual(cards)
  }
})
