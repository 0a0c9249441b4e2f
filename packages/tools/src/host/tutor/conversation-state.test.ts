import type { TutorTurn } from '@panya/domain/tutor/turn.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConversationEvent, NOTHING_SAID, nextConversation } from './conversation-state.ts'
import type { AskedTurn } from './tutor-client.ts'

const turnOf = (id: string, outcome: TutorTurn['outcome'] = 'answered'): TutorTurn => ({
  id,
  at: '2026-11-19T04:00:00.000Z',
  question: `Question ${id}`,
  rung: outcome === 'answered' ? 'ask-back' : null,
  outcome,
  text: outcome === 'answered' ? 'What do you think?' : '',
  reported: false,
})
const answered = (id: string, more: Partial<AskedTurn> = {}): ConversationEvent => ({
  kind: 'answered',
  asked: { conversation: 'c', turn: turnOf(id), coins: 2, balance: 28, ...more },
})
const CONTACT = { name: 'Kru Ploy', phone: '02 111 2222', words: '' }
const run = (...events: ConversationEvent[]) => events.reduce(nextConversation, NOTHING_SAID)

test('an answer ends the waiting and says what it cost', () => {
  const waiting = run({ kind: 'asked', question: 'Why?' }, { kind: 'step', step: 'checking' })
  expect(waiting.asked).toEqual({ question: 'Why?', step: 'checking' })
  const after = nextConversation(waiting, answered('1'))
  expect(after).toMatchObject({ id: 'c', asked: null, paid: 2, failure: null })
})

test('somebody to turn to stays with the turn that named them, after a reload too', () => {
  const care = { conversation: 'c', turn: turnOf('1', 'care'), contact: CONTACT }
  expect(run(answered('1', care)).contacts).toEqual({ '1': CONTACT })
  const turns = [turnOf('1', 'care'), turnOf('2')]
  const restored = run({ kind: 'restored', id: 'c', turns, contact: CONTACT })
  expect(restored.contacts).toEqual({ '1': CONTACT })
  expect(run({ kind: 'restored', id: 'c', turns }).contacts).toEqual({})
})

test('a conversation that is too old is left; all others are gone on with', () => {
  const failed = (failure: string) => run(answered('1'), { kind: 'failed', failure })
  expect(failed('conversation-not-found')).toMatchObject({ id: null, paid: 2 })
  expect(failed('price-changed')).toMatchObject({ id: 'c', failure: 'price-changed' })
})

test('only the reported answer is marked', () => {
  const { turns } = run(answered('1'), answered('2'), { kind: 'reported', turn: '1' })
  expect(turns.map(({ reported }) => reported)).toEqual([true, false])
})

test('whatever happens in whatever order, no turn is there twice', () => {
  const id = fc.constantFrom('1', '2', '3')
  const event: fc.Arbitrary<ConversationEvent> = fc.oneof(
    id.map((one) => answered(one)),
    id.map((turn) => ({ kind: 'reported', turn }) as const),
    fc.constant({ kind: 'asked', question: 'Why?' } as const),
    fc.constant({ kind: 'failed', failure: 'broken' } as const),
    fc.constant({ kind: 'begun-anew' } as const),
    fc
      .uniqueArray(id)
      .map((ids) => ({ kind: 'restored', id: 'c', turns: ids.map((one) => turnOf(one)) }) as const),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const ids = run(...events).turns.map((turn) => turn.id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
