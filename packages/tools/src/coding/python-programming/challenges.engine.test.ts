import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Challenge } from './core/challenges/challenge.ts'
import { CHALLENGES } from './core/challenges/challenges.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

async function passes(challenge: Challenge, text: string) {
  const request = { do: 'check', main: 'main.py', checks: challenge.checks } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text }])
  return answer.ending === 'finished' && (answer.checks?.every((check) => check.passed) ?? false)
}

test.each(CHALLENGES.map((challenge) => [challenge.id, challenge] as const))(
  '%s: a right program passes, the starting program does not',
  async (_, challenge) => {
    expect(await passes(challenge, challenge.solution)).toBe(true)
    expect(await passes(challenge, challenge.starter)).toBe(false)
    expect(await passes(challenge, 'print(0)')).toBe(false)
  },
)

test('a wrong answer says what was typed, expected and printed', async () => {
  const checks = [{ input: ['21'], output: '42' }]
  const text = 'n = input("Number? ")\nprint(n * 2)'
  const request = { do: 'check', main: 'main.py', checks } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text }])
  expect(answer.checks?.[0]).toMatchObject({
    passed: false,
    input: ['21'],
    expected: '42',
    actual: '2121\n',
  })
})

test('a function that gives the wrong thing is named with both values', async () => {
  const checks = [{ test: 'equals("double(4)", 8)' }]
  const text = 'def double(n):\n    return n + 2'
  const request = { do: 'check', main: 'main.py', checks } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text }])
  expect(JSON.parse(answer.checks?.[0]?.message ?? '')).toEqual({
    kind: 'equals',
    call: 'double(4)',
    expected: '8',
    actual: '6',
  })
})
