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
