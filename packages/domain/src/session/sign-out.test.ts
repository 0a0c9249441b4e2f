import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../time/clock.ts'
import { createSignOut } from './sign-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(failAt?: string) {
  const steps: string[] = []
  const step = (name: string) => async () => {
    steps.push(name)
    if (name === failAt) throw new Error(name)
  }
  const machine = createSignOut({
    clock: systemClock,
    resetState: () => steps.push('state'),
    signOutOfIdentity: step('identity'),
    signOutOfSession: step('session'),
    onFailure: (error) => steps.push(`toast ${(error as Error).message}`),
    force: step('force'),
    leave: (destination) => steps.push(`go ${destination}`),
  })
  return { steps, ...machine }
}

test('resets the state, then leaves the identity service, then the session, then goes home', async () => {
  const { steps, signOut } = setUp()
  await signOut()
  expect(steps).toEqual(['state', 'identity', 'session', 'go /home'])
})

test('goes where it is told', async () => {
  const { steps, signOut } = setUp()
  await signOut('/signin')
  expect(steps.at(-1)).toBe('go /signin')
})

test.each(['identity', 'session'])(
  'when %s fails it says so and is forced anyway',
  async (part) => {
    const { steps, signOut } = setUp(part)
    await signOut('/signin')
    expect(steps.slice(steps.indexOf(part))).toEqual([part, `toast ${part}`, 'force', 'go /signin'])
  },
)

test('duplicate calls are ignored until one second has passed', async () => {
  const { steps, signOut, isSigningOut } = setUp()
  const first = signOut('/signin')
  await signOut('/home')
  await first
  await signOut('/home')
  await vi.advanceTimersByTimeAsync(999)
  await signOut('/home')
  expect(steps.filter((step) => step === 'session')).toHaveLength(1)
  expect(isSigningOut()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(isSigningOut()).toBe(false)
  await signOut('/home')
  expect(steps.filter((step) => step === 'session')).toHaveLength(2)
})

test('duplicate calls are ignored however long the first one takes', async () => {
  let finish = () => {}
  const session = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { signOut } = createSignOut({
    clock: systemClock,
    resetState() {},
    signOutOfIdentity: async () => {},
    signOutOfSession: session,
    onFailure() {},
    force: async () => {},
    leave() {},
  })
  const first = signOut()
  await vi.advanceTimersByTimeAsync(20_000)
  await signOut()
  expect(session).toHaveBeenCalledTimes(1)
  finish()
  await first
})

test('leaving the page opens the guard at once', async () => {
  const { steps, signOut, unloaded } = setUp()
  await signOut()
  unloaded()
  await signOut()
  expect(steps.filter((step) => step === 'session')).toHaveLength(2)
})
