import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('one who asks a lot waits for those who ask little', () => {
  const queue = new FairQueue<string>({ most: 100, mostEach: 50 })
  for (let index = 0; index < 5; index += 1) queue.add(1, `a${index}`)
  queue.add(2, 'b0')
  queue.add(3, 'c0')
  const order = Array.from({ length: 7 }, () => queue.next())
  expect(order).toEqual(['a0', 'b0', 'c0', 'a1', 'a2', 'a3', 'a4'])
})

test('it is bounded, for one and for all', () => {
  const queue = new FairQueue<number>({ most: 4, mostEach: 2 })
  expect([1, 1, 1].map((person) => queue.add(person, 0))).toEqual([true, true, false])
  expect([2, 3, 4].map((person) => queue.add(person, 0))).toEqual([true, true, false])
})

test('everything that went in comes out once, each person’s in order', () => {
  const adds = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 3 })), { maxLength: 60 })
  fc.assert(
    fc.property(adds, (list) => {
      const queue = new FairQueue<string>({ most: 1000, mostEach: 1000 })
      const all: string[] = []
      for (const [index, [person, drop]] of list.entries()) {
        const job = `${person}:${String(index).padStart(3, '0')}`
        queue.add(person, job)
        if (drop === 0) queue.remove(person, job)
        else all.push(job)
      }
      const out: string[] = []
      for (let job = queue.next(); job !== undefined; job = queue.next()) out.push(job)
      expect(queue.size).toBe(0)
      expect(out.toSorted()).toEqual(all.toSorted())
      for (let person = 0; person < 5; person += 1) {
        const own = out.filter((job) => job.startsWith(`${person}:`))
        expect(own).toEqual(own.toSorted())
      }
    }),
  )
})
