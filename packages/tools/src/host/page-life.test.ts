import { afterAll, expect, test, vi } from 'vitest'
import { beforeLeaving, onLeaving, onReturning } from './page-life.ts'

class Page extends EventTarget {
  visibilityState = 'visible'
  become(state: string): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

// The page listens once for all that is asked for in it.
const page = new Page()
const frame = new EventTarget()
vi.stubGlobal('document', page)
vi.stubGlobal('window', frame)
afterAll(() => vi.unstubAllGlobals())

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test('a page that is hidden, put to sleep or left hands over first and keeps then', () => {
  const done: string[] = []
  const stops = [onLeaving(() => done.push('keep')), beforeLeaving(() => done.push('hand over'))]
  page.become('hidden')
  page.dispatchEvent(new Event('freeze'))
  frame.dispatchEvent(new Event('pagehide'))
  const once = ['hand over', 'keep']
  expect(done).toEqual([...once, ...once, ...once])
  page.become('visible')
  for (const stop of stops) stop()
  page.become('hidden')
  expect(done).toHaveLength(6)
})

test('a page goes on after its sleep, and when somebody goes back to it; a new one only begins', () => {
  let times = 0
  const stop = onReturning(() => (times += 1))
  frame.dispatchEvent(shown(false))
  expect(times).toBe(0)
  page.dispatchEvent(new Event('resume'))
  frame.dispatchEvent(shown(true))
  expect(times).toBe(2)
  stop()
  page.dispatchEvent(new Event('resume'))
  expect(times).toBe(2)
})
