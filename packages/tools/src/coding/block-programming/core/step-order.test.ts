import { expect, test } from 'vitest'
import { IN_PROJECT, StepOrder } from './step-order.ts'

const at = (where: string, group: string) => ({ where, group })

test('steps go back in the order they were done, and forth again', () => {
  const order = new StepOrder()
  for (const step of [at('cat', 'a'), at('owl', 'b'), at('owl', 'b'), at(IN_PROJECT, '')])
    order.done(step)
  expect([order.next(false), order.next(false), order.next(false), order.next(false)]).toEqual([
    at(IN_PROJECT, ''),
    at('owl', 'b'),
    at('cat', 'a'),
    null,
  ])
  expect(order.next(true)).toEqual(at('cat', 'a'))
  expect(order.next(true)).toEqual(at('owl', 'b'))
})

test('whoever does something new cannot go forth any more', () => {
  const order = new StepOrder()
  order.done(at('cat', 'a'))
  order.next(false)
  order.done(at('cat', 'b'))
  expect(order.next(true)).toBeNull()
})

test('changes without a group are a step each; a lost step is not offered again', () => {
  const order = new StepOrder()
  order.done(at('cat', ''))
  order.done(at('cat', ''))
  order.next(false)
  order.forget(false)
  expect(order.next(true)).toBeNull()
  expect(order.next(false)).toEqual(at('cat', ''))
  expect(order.next(false)).toBeNull()
})

test('what was lost comes back although more was done since', () => {
  const order = new StepOrder()
  order.done(at(IN_PROJECT, ''))
  order.done(at('owl', 'a'))
  order.takeBackProject()
  expect(order.next(false)).toEqual(at('owl', 'a'))
  expect(order.next(false)).toBeNull()
})
