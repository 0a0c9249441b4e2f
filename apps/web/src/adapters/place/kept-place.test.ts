import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptPlace } from './kept-place.ts'
import type { KeptThings } from './place-store.ts'

class Page extends EventTarget {
  visibilityState = 'visible'
  hide(): void {
    this.visibilityState = 'hidden'
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** The page listens once, so all tests of this file share one. */
const page = new Page()
const frame = new EventTarget()
let rows: Record<string, KeptThings>
let writes: string[]

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', frame)
  rows = {}
  writes = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function aPlace(things: KeptThings = {}): KeptPlace {
  return new KeptPlace('a', things, {
    remember: async (of, now) => {
      writes.push(of)
      rows[of] = now
    },
    forget: async (of) => {
      delete rows[of]
    },
  })
}

test('many changes are one write, soon', async () => {
  const place = aPlace()
  for (const text of ['w', 'wh', 'why']) place.keep('question', text)
  expect(place.read('question')).toBe('why')
  await vi.advanceTimersByTimeAsync(300)
  expect([rows, writes]).toEqual([{ a: { question: 'why' } }, ['a']])
  place.keep('question', 'why')
  await vi.advanceTimersByTimeAsync(1000)
  expect(writes).toHaveLength(1)
})

test('a page that is hidden waits for nothing', async () => {
  const place = aPlace()
  place.keep('tab', 'sounds')
  page.hide()
  await vi.advanceTimersByTimeAsync(0)
  expect(rows).toEqual({ a: { tab: 'sounds' } })
  place.keep('tab', 'sprites')
  await vi.advanceTimersByTimeAsync(0)
  expect(rows).toEqual({ a: { tab: 'sprites' } })
  place.close()
})

test('it moves with what it is the place of, and is gone when nothing is left', async () => {
  const place = aPlace({ tab: 'sounds', question: 'why' })
  place.keep('tab', 'costumes')
  place.moveTo('b')
  await vi.advanceTimersByTimeAsync(300)
  expect(rows).toEqual({ b: { tab: 'costumes', question: 'why' } })
  place.keep('tab', undefined)
  place.keep('question', undefined)
  await place.flush()
  expect(rows).toEqual({})
})

test('what cannot be written costs nothing else', async () => {
  const place = new KeptPlace(
    'a',
    {},
    {
      remember: () => Promise.reject(new Error('full')),
      forget: () => Promise.reject(new Error('full')),
    },
  )
  place.keep('tab', 'sounds')
  await expect(place.flush()).resolves.toBeUndefined()
  expect(place.read('tab')).toBe('sounds')
})
