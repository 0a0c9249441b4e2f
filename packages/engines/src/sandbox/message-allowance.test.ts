import { expect, test } from 'vitest'
import { MessageAllowance } from './message-allowance.ts'

test('so many messages a second are heard and no more; the next second is a new one', () => {
  let now = 5000
  const allowance = new MessageAllowance(3, () => now)
  const heard = () => [0, 1, 2, 3, 4].map(() => allowance.takesOne())
  expect(heard()).toEqual([true, true, true, false, false])
  now += 999
  expect(allowance.takesOne()).toBe(false)
  now += 1
  expect(heard()).toEqual([true, true, true, false, false])
})
