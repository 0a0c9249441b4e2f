import { SESSION_INVALID_REASONS } from '@panya/domain/session/device-session.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  INITIAL_STATE,
  nextState,
  type SessionEnd,
  type SessionEvent,
  type SessionState,
  statusOf,
} from './session-machine.ts'

const NAMES = ['loading', 'signed-out', 'signing-in', 'second-step', 'ready', 'offline', 'ended']

const after = (...events: SessionEvent[]) => events.reduce(nextState, INITIAL_STATE)

const found = (id: string, of: string | null = null): SessionEvent => ({ type: 'found', of, id })
const filled = (id: string): SessionEvent => ({ type: 'filled', id })
const sent: SessionEvent = { type: 'credentials-sent' }
const signedOut: SessionEvent = { type: 'signed-out' }
const READY = [found('a'), filled('a')]

test('somebody signs in, is asked for a code, mistypes it, and is let in', () => {
  const wrong = [sent, { type: 'asked-further', step: 'app' }, sent, { type: 'refused' }] as const
  const names = [
    { type: 'nobody', of: null },
    ...wrong,
    sent,
    { type: 'signed-in', id: 'a' },
  ] as const
  const seen = [...names, filled('a')].map(
    (_, count, all) => after(...all.slice(0, count + 1)).name,
  )
  expect(seen).toEqual([
    'signed-out',
    'signing-in',
    'second-step',
    'signing-in',
    'second-step',
    'signing-in',
    'loading',
    'ready',
  ])
})

const ENDINGS: SessionEnd[] = [...SESSION_INVALID_REASONS, 'inactive-demo']

test.each(ENDINGS)(
  'a session that ends as %s is over, and signing out does not hide why',
  (reason) => {
    const ended = after(...READY, { type: 'ended', id: 'a', reason }, signedOut)
    expect(ended).toEqual({ name: 'ended', id: 'a', reason })
    expect(statusOf(ended)).toBe('unauthenticated')
  },
)

test('a device whose session ended while it was closed is told why, also after a page that asks nobody', () => {
  const ended = { type: 'ended', id: null, reason: 'exceeded_limit' } as const
  const over = { name: 'ended', id: null, reason: 'exceeded_limit' }
  expect(after(ended)).toEqual(over)
  expect(after({ type: 'nobody', of: null }, ended)).toEqual(over)
  expect(after(sent, ended), 'somebody is signing in meanwhile').toEqual(after(sent))
  expect(after(...READY, ended), 'somebody has signed in').toEqual(after(...READY))
})

test('a demo account that is found inactive ends before anybody is let in', () => {
  const ended = after(found('a'), { type: 'ended', id: 'a', reason: 'inactive-demo' })
  expect(ended).toMatchObject({ name: 'ended', reason: 'inactive-demo' })
  expect(nextState(ended, found('a'))).toBe(ended)
})

test('a second click while credentials are on their way changes nothing', () => {
  const once = after({ type: 'nobody', of: null }, sent)
  expect(nextState(once, sent)).toBe(once)
})

test('a refused demo visit leaves whoever was here, unless they signed out meanwhile', () => {
  expect(after(...READY, sent, { type: 'refused' })).toEqual({ name: 'ready', id: 'a' })
  expect(after(...READY, sent, signedOut, { type: 'refused' })).toMatchObject({ name: 'ended' })
})

test('without an answer only who is remembered goes on, and whoever the server names replaces them', () => {
  expect(after({ type: 'no-answer', remembered: false })).toBe(INITIAL_STATE)
  const offline = after({ type: 'no-answer', remembered: true })
  expect(statusOf(offline)).toBe('authenticated')
  expect([found('b'), filled('b')].reduce(nextState, offline)).toEqual({ name: 'ready', id: 'b' })
})

const id = fc.constantFrom('a', 'b', 'c')
const of = fc.option(id)
const reason = fc.constantFrom<SessionEnd>(...ENDINGS)
const step = fc.constantFrom('app' as const, 'passkey' as const, 'any' as const)
const is = <Type extends string>(type: Type) => fc.constant(type)
const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({ type: is('found'), of, id }),
  fc.record({ type: is('nobody'), of }),
  fc.record({ type: is('no-answer'), remembered: fc.boolean() }),
  fc.record({ type: is('filled'), id }),
  fc.record({ type: is('signed-in'), id }),
  fc.record({ type: is('asked-further'), step }),
  fc.record({ type: is('ended'), id, reason }),
  fc.record({
    type: fc.constantFrom('credentials-sent', 'refused', 'started-over', 'signed-out'),
  }) as fc.Arbitrary<SessionEvent>,
)
const events = fc.array(event, { maxLength: 30 })

function statesOf(all: SessionEvent[]): SessionState[] {
  const states = [INITIAL_STATE]
  for (const one of all) states.push(nextState(states.at(-1)!, one))
  return states
}

test('no event leads to a state without a name', () => {
  fc.assert(
    fc.property(events, (all) => {
      for (const { name } of statesOf(all)) expect(NAMES).toContain(name)
    }),
  )
})

test('nobody is ready whose session was not found or begun, and answers about another one change nothing', () => {
  fc.assert(
    fc.property(events, (all) => {
      const states = statesOf(all)
      for (const [index, one] of all.entries()) {
        const [before, now] = [states[index]!, states[index + 1]!]
        if (now.name === 'ready' && before.name !== 'ready' && one.type === 'filled') {
          expect(before).toEqual({ name: 'loading', id: now.id })
        }
        const late = 'of' in one && before.name !== 'ended' && one.of !== before.id
        if (late || before.name === 'signing-in') {
          if (one.type === 'found' || one.type === 'nobody') expect(now).toBe(before)
        }
      }
    }),
  )
})

test('a session that has ended is never ready again without somebody signing in', () => {
  fc.assert(
    fc.property(events, reason, (all, why) => {
      const ended = after(...READY, { type: 'ended', id: 'a', reason: why })
      const quiet = all.filter(({ type }) => type !== 'credentials-sent')
      const only = quiet.filter((one) => !('id' in one) || one.id === 'a')
      expect(only.reduce(nextState, ended)).toBe(ended)
    }),
  )
})

test('from every state somebody can sign in, or is doing so', () => {
  fc.assert(
    fc.property(events, (all) => {
      expect(nextState(after(...all), sent).name).toBe('signing-in')
    }),
  )
})

test('whoever signs out is not shown as signed in until somebody comes', () => {
  fc.assert(
    fc.property(events, (all) => {
      const left = nextState(after(...all), signedOut)
      expect(statusOf(left)).not.toBe('authenticated')
      if (left.name === 'signing-in') {
        expect(statusOf(nextState(left, { type: 'refused' }))).not.toBe('authenticated')
      }
    }),
  )
})
