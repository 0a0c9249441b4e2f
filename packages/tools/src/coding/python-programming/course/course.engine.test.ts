import { LOCALES } from '@panya/domain/locale/locale.ts'
import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STEPS, type StepId } from '../core/course/chapters.ts'
import { fillWords, type ReadyStep } from '../core/course/step.ts'
import type { Answers } from './answers/answer.ts'
import { answers as asking } from './answers/asking.ts'
import { answers as choosing } from './answers/choosing.ts'
import { answers as drawing } from './answers/drawing.ts'
import { answers as firstWords } from './answers/first-words.ts'
import { answers as functions } from './answers/functions.ts'
import { answers as lists } from './answers/lists.ts'
import { answers as numbers } from './answers/numbers.ts'
import { answers as projects } from './answers/projects.ts'
import { answers as repeating } from './answers/repeating.ts'
import { answers as texts } from './answers/text-and-dictionaries.ts'
import { loadStep, wordsOf } from './load-chapter.ts'
import { replyTo } from './reply.ts'

const ANSWERS: Record<StepId, Answers> = {
  ...firstWords,
  ...numbers,
  ...asking,
  ...choosing,
  ...repeating,
  ...lists,
  ...functions,
  ...drawing,
  ...texts,
  ...projects,
}

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

async function said(step: ReadyStep, text: string) {
  const request = { do: 'check', main: 'main.py', checks: step.checks } as const
  return replyTo(await python.client.perform(request, [{ name: 'main.py', text }]))
}

async function ready(id: StepId, locale: (typeof LOCALES)[number]): Promise<ReadyStep> {
  const step = await loadStep(id, locale)
  if (!step) throw new Error(`${id} is missing`)
  return step
}

test.each(STEPS)('%s: right answers pass, wrong ones are told what is wrong', async (id) => {
  const { right, wrong } = ANSWERS[id]
  const step = await ready(id, 'en')
  const words = await wordsOf(id, 'en')
  for (const program of right) {
    const text = fillWords(program, words)
    expect(await said(step, text), text).toMatchObject({ kind: 'passed' })
    expect(text.trim()).not.toBe(step.solution.trim())
  }
  for (const [program, kind] of wrong) {
    const text = fillWords(program, words)
    expect(await said(step, text), text).toMatchObject({ kind })
  }
})

test.each(STEPS)(
  '%s: in every language the solution passes, the beginning does not',
  async (id) => {
    for (const locale of LOCALES) {
      const step = await ready(id, locale)
      expect(await said(step, step.solution), locale).toMatchObject({ kind: 'passed' })
      expect((await said(step, step.starter)).kind, locale).not.toBe('passed')
      expect((await said(step, step.almost)).kind, locale).not.toBe('passed')
    }
  },
)

test('what a reader would not call a difference is none', async () => {
  const step = { ...(await ready('hello', 'en')), solution: '' }
  const same = async (wanted: string, printed: string) => {
    const checks = [{ input: [], test: `prints(${JSON.stringify(wanted)})`, quiet: true as const }]
    return (await said({ ...step, checks }, `print(${JSON.stringify(printed)})`)).kind
  }
  for (const [wanted, printed] of [
    ['Hello, Mia!', 'hello , mia'],
    ['2 + 3', '2+3'],
    ['5', '5.0'],
    ['25', '\u0e52\u0e55'],
    ['12', '\u0661\u0662'],
    ['\u4f60\u597d, Mia!', '\u4f60\u597d\uff0cMia\uff01'],
    ['\u0645\u0631\u062d\u0628\u0627', '\u0645\u0631\u062d\u0628\u064b\u0627'],
    ['\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35 Mia', '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35Mia'],
  ] as const) {
    expect(await same(wanted, printed), printed).toBe('passed')
  }
  for (const [wanted, printed] of [
    ['12', '1 2'],
    ['Hello Mia', 'HelloMia'],
    ['5', '5.5'],
    ['-3', '3'],
  ] as const) {
    expect(await same(wanted, printed), printed).not.toBe('passed')
  }
})

test('what programs do beside the task does not trouble the check', async () => {
  const step = await ready('sum', 'en')
  for (const program of [
    'big = 10 ** 9999\nprint(12 * 12)',
    'import time\ntime.sleep(3600)\nprint(12 * 12)',
    'print(12 * 12)\nexit()',
    'import sys\nsys.stdout.write(str(12 * 12))',
  ]) {
    expect(await said(step, program), program).toMatchObject({ kind: 'passed' })
  }
  expect(await said(step, 'def f():\n    f()\nf()')).toMatchObject({ kind: 'error' })
  expect(await said(step, 'print("x" * 10_000_000)')).toMatchObject({ kind: 'differs' })
})

test('an endless program is named, and the next one is checked as ever', async () => {
  const step = await ready('while', 'en')
  const waiting = said(step, 'n = 5\nwhile n > 0:\n    print(n)')
  const stop = setInterval(() => python.client.stop(), 100)
  expect(await waiting).toMatchObject({ kind: 'late' })
  clearInterval(stop)
  expect(await said(step, step.solution)).toMatchObject({ kind: 'passed' })
})

test('every language has right answers of its own', async () => {
  for (const locale of LOCALES) {
    for (const id of STEPS) {
      const words = await wordsOf(id, locale)
      const step = await ready(id, locale)
      for (const program of ANSWERS[id].right) {
        const text = fillWords(program, words)
        expect(await said(step, text), `${locale} ${id}\n${text}`).toMatchObject({ kind: 'passed' })
      }
    }
  }
}, 240_000)
