import { expect, test } from 'vitest'
import { finished, type Pieces, WorkQueue } from './pieces.ts'

/** Every piece takes three milliseconds; the page draws when it is told to. */
function made(): { queue: WorkQueue; draw: () => void; done: string[]; work: Work } {
  let time = 0
  let waiting: (() => void)[] = []
  const done: string[] = []
  const queue = new WorkQueue({ now: () => time, later: (call) => waiting.push(call) })
  function* work(name: string, count: number): Pieces<string> {
    for (let piece = 0; piece < count; piece++) {
      time += 3
      done.push(`${name}${piece}`)
      yield
    }
    return name
  }
  const draw = (): void => {
    const calls = waiting
    waiting = []
    for (const call of calls) call()
  }
  return { queue, draw, done, work }
}
type Work = (name: string, count: number) => Pieces<string>

test('the page draws between the pieces, and one work is done before the next', () => {
  const { queue, draw, done, work } = made()
  const results: string[] = []
  queue.add(work('a', 4), (name) => results.push(name))
  queue.add(work('b', 1), (name) => results.push(name))
  expect(done).toEqual([])
  draw()
  expect(done).toEqual(['a0', 'a1', 'a2'])
  expect(results).toEqual([])
  draw()
  expect(done).toEqual(['a0', 'a1', 'a2', 'a3', 'b0'])
  expect(results).toEqual(['a', 'b'])
})

test('who needs it at once has it at once, and what does not matter any more is left', () => {
  const { queue, draw, done, work } = made()
  const results: string[] = []
  queue.add(work('a', 9), (name) => results.push(name))
  draw()
  queue.settle()
  expect(results).toEqual(['a'])
  queue.add(work('b', 9), (name) => results.push(name))
  queue.drop()
  draw()
  expect(results).toEqual(['a'])
  expect(done.some((piece) => piece.startsWith('b'))).toBe(false)
  expect(finished(work('c', 2))).toBe('c')
})
