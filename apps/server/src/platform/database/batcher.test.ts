import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

interface Call {
  owner: number
  amount: number
}

/** Adds amounts to accounts; reads before it writes, as a careless statement would. */
function accounts(options: { lanes: number; maxCalls: number; refuse?: number }) {
  const totals = new Map<number, number>()
  const batches: Call[][] = []
  const batcher = createBatcher<Call, number>({
    key: ({ owner }) => owner,
    maxCalls: options.maxCalls,
    lanes: options.lanes,
    isolate: true,
    weight: { of: ({ amount }) => amount, max: 100 },
    async write(calls) {
      const before = calls.map(({ owner }) => totals.get(owner) ?? 0)
      await new Promise((resolve) => setImmediate(resolve))
      if (calls.some(({ amount }) => amount === options.refuse)) throw new Error('refused')
      batches.push(calls)
      return calls.map(({ owner, amount }, index) => {
        totals.set(owner, before[index]! + amount)
        return totals.get(owner)!
      })
    },
  })
  return { batcher, totals, batches }
}

const call = fc.record({ owner: fc.nat(5), amount: fc.integer({ min: 1, max: 80 }) })
const shape = fc.record({
  lanes: fc.integer({ min: 1, max: 3 }),
  maxCalls: fc.integer({ min: 1, max: 5 }),
})

describe('batches', () => {
  it('give the same totals as one call after the other, whatever the lanes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 60 }), shape, async (calls, lanes) => {
        const { batcher, totals, batches } = accounts(lanes)
        const answers = await Promise.all(calls.map((one) => batcher.add(one)))
        await batcher.drained()
        const expected = new Map<number, number>()
        const inOrder = calls.map(({ owner, amount }) => {
          expected.set(owner, (expected.get(owner) ?? 0) + amount)
          return expected.get(owner)!
        })
        expect(answers).toEqual(inOrder)
        expect(totals).toEqual(expected)
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(lanes.maxCalls)
          const weight = batch.reduce((sum, { amount }) => sum + amount, 0)
          expect(batch.length === 1 || weight <= 100).toBe(true)
        }
      }),
    )
  })

  it('carry many calls at once', async () => {
    const { batcher, batches } = accounts({ lanes: 1, maxCalls: 1000 })
    const calls = Array.from({ length: 50 }, (_, owner) => ({ owner, amount: 1 }))
    await Promise.all(calls.map((one) => batcher.add(one)))
    expect(batches).toHaveLength(1)
  })

  it('let only the guilty call fail', async () => {
    const { batcher, totals } = accounts({ lanes: 2, maxCalls: 10, refuse: 13 })
    const answers = await Promise.allSettled(
      [5, 13, 7].map((amount, owner) => batcher.add({ owner, amount })),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([...totals]).toEqual([
      [0, 5],
      [2, 7],
    ])
  })
})
