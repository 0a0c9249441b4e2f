import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

async function trace(text: string, steps = 10_000) {
  const request = { do: 'trace', main: 'main.py', steps } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text }])
  return { ending: answer.ending, trace: answer.trace! }
}

test('every line is a step, with the variables as they were', async () => {
  const { trace: made } = await trace('a = 1\nb = a + 1\nprint(b)\n')
  const seen = made.steps.map(({ line, event, stack }) => [
    line,
    event,
    Object.fromEntries(stack[0]!.variables.map(([name, value]) => [name, value.show])),
  ])
  expect(seen).toEqual([
    [1, 'line', {}],
    [2, 'line', { a: '1' }],
    [3, 'line', { a: '1', b: '2' }],
    [3, 'return', { a: '1', b: '2' }],
  ])
  expect(made.steps.map((step) => made.output.slice(0, step.printed))).toEqual(['', '', '', '2\n'])
})

test('two names of one list point to the same object', async () => {
  const { trace: made } = await trace('a = [1, {"k": 2}]\nb = a\nb.append(3)\npass\n')
  const last = made.steps.at(-1)!
  const [a, b] = last.stack[0]!.variables.map(([, value]) => value.ref)
  expect(a).toBe(b)
  expect(made.objects[last.heap[String(a)]!]).toMatchObject({ kind: 'list', more: 0 })
})

test('calls stack up and give something back', async () => {
  const { trace: made } = await trace('def f(n):\n    return n * 2\nx = f(4)\n')
  const back = made.steps.find((step) => step.event === 'return' && step.stack.length === 2)
  expect(back?.stack.map((frame) => frame.function)).toEqual(['<module>', 'f'])
  expect(back?.result).toEqual({ show: '8' })
})

test('an endless program is cut after ten thousand steps and says so', async () => {
  const { trace: made, ending } = await trace('n = 0\nwhile True:\n    n += 1\n')
  expect([ending, made.steps.length, made.cut]).toEqual(['finished', 10_000, true])
})

test('an error is the last thing to see', async () => {
  const { trace: made, ending } = await trace('x = 0\ny = 1 / x\n')
  expect(ending).toBe('error')
  expect(made.steps.find((step) => step.error)?.error).toBe('ZeroDivisionError: division by zero')
})

test('big and tangled things stay small', async () => {
  const { trace: made } = await trace('a = list(range(1000))\na.append(a)\npass\n')
  const last = made.steps.at(-1)!
  const list = made.objects[last.heap[String(last.stack[0]!.variables[0]![1].ref)]!]
  expect(list).toMatchObject({ kind: 'list', more: 981 })
})
