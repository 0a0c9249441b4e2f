import { expect, test } from 'vitest'
import { problemState, programState } from './work-state.ts'

const state = (program: string) => programState({ kind: 'python', program })

test.each([
  ['for i in x:\n    print(i)\n', 'for i in x :\n\n  print( i )  # say it'],
  ["print('a')", 'print("a")'],
  ['a = 1', '# nothing\na=1\n\n\n'],
])('spaces and remarks are no attempt: %j', (one, other) => {
  expect(state(one)).toBe(state(other))
})

test.each([
  ['for i in x:\n    print(i)\n', 'for i in x:\nprint(i)\n'],
  ['print("a")', 'print("b")'],
  ['print("a b")', 'print("ab")'],
  ['age < 12', 'age <= 12'],
  ['a = 1', 'b = 1'],
  ['a b', 'ab'],
  ['print("a, b")', 'print("a,b")'],
])('%j is another program than %j', (one, other) => {
  expect(state(one)).not.toBe(state(other))
})

test('a flow is compared as it is written, remarks too', () => {
  expect(programState({ kind: 'flow', program: 'Load\n  Filter # 3' })).toBe('Load Filter # 3')
})

test('an error that moved to another line is the same problem, another check is not', () => {
  const one = { error: 'NameError in line 3', failing: 'It prints 20', level: null }
  expect(problemState(one)).toBe(problemState({ ...one, error: 'NameError in line 14' }))
  expect(problemState(one)).not.toBe(problemState({ ...one, failing: 'It prints 40' }))
  expect(problemState(one)).not.toBe(problemState({ ...one, error: null }))
  expect(problemState(one)).not.toBe(problemState({ ...one, level: 'steps-1' }))
})
