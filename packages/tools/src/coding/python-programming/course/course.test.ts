import { LOCALES } from '@panya/domain/locale/locale.ts'
import { expect, test } from 'vitest'
import { activityOf, CHAPTERS, STEPS, type StepId } from '../core/course/chapters.ts'
import {
  COURSE_KEY,
  keptProgram,
  NO_COURSE,
  nextStep,
  placeIn,
  readCourse,
  readProgram,
  withStepSolved,
} from '../core/course/course-progress.ts'
import type { ReadyStep } from '../core/course/step.ts'
import { skillOf } from '../core/skills.ts'
import { manifest } from '../manifest.ts'
import { loadChapter, wordsOf } from './load-chapter.ts'
import { readReply, replyTo } from './reply.ts'

async function allSteps(locale: (typeof LOCALES)[number]): Promise<ReadyStep[]> {
  const chapters = await Promise.all(CHAPTERS.map(({ id }) => loadChapter(id, locale)))
  return chapters.flat()
}

const code = (text: string) => new Set(text.match(/`[^`]*`/g))
const bare = (text: string) => text.replaceAll(/[\s`]/g, '')

test('there are sixty steps, each once, and the manifest says so', () => {
  expect(new Set(STEPS).size).toBe(60)
  expect(STEPS.length).toBe(60)
  expect(manifest.course).toEqual({ key: COURSE_KEY, steps: STEPS.length })
})

test.each(LOCALES)('every step is whole in %s', async (locale) => {
  const steps = await allSteps(locale)
  expect(steps.map(({ id }) => id)).toEqual(STEPS)
  for (const step of steps) {
    const texts = [step.title, step.text, step.task, step.praise, ...step.hints]
    for (const text of texts) {
      expect(text.trim(), step.id).not.toBe('')
      expect((text.match(/`/g) ?? []).length % 2, `${step.id}: ${text}`).toBe(0)
      expect(text, step.id).not.toMatch(/\$[a-z]/)
    }
    expect([step.starter, step.almost, step.solution].join(''), step.id).not.toMatch(/\$[a-z]/)
    expect(step.almost, step.id).toContain('___')
  }
})

test.each(LOCALES)('no hint in %s is the whole solution', async (locale) => {
  for (const { id, hints, almost, solution, text, task } of await allSteps(locale)) {
    for (const shown of [...hints, almost, text, task]) {
      expect(bare(shown).includes(bare(solution)), `${id}: ${shown}`).toBe(false)
    }
  }
})

test.each(['th', 'zh', 'ar'] as const)(
  'the code in the texts of %s is the English one',
  async (locale) => {
    const english = await allSteps('en')
    for (const [index, step] of (await allSteps(locale)).entries()) {
      const other = english[index]
      expect(code(step.text), step.id).toEqual(code(other?.text ?? ''))
      expect(code(step.task), step.id).toEqual(code(other?.task ?? ''))
      expect(step.hints.length, step.id).toBe(other?.hints.length)
    }
  },
)

test.each(LOCALES)('the words of %s can stand in a program', async (locale) => {
  for (const id of STEPS) {
    for (const word of Object.values(await wordsOf(id, locale))) {
      expect(word).not.toMatch(/["'\\\n{}$]/)
      expect(word.trim()).toBe(word)
    }
  }
})

test('progress survives being kept, and nonsense is no progress', () => {
  const begun = { ...withStepSolved(NO_COURSE, 'own-name'), at: 'two-lines' as StepId }
  const kept = { ...withStepSolved(begun, 'hello'), hints: { hello: 2 } }
  expect(kept.solved).toEqual(['hello', 'own-name'])
  expect(readCourse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const nonsense of [
    null,
    7,
    'x',
    [],
    { solved: 'hello', at: 9, hints: { hello: -1, x: 1 } },
  ]) {
    expect(readCourse(nonsense)).toEqual(NO_COURSE)
  }
  expect(readCourse({ solved: ['hello', 'hello', 'gone', 4] }).solved).toEqual(['hello'])
})

test('the way goes on where it was left, else with the first step that is not done', () => {
  expect(placeIn(NO_COURSE)).toBe('hello')
  expect(placeIn(withStepSolved(NO_COURSE, 'hello'))).toBe('own-name')
  expect(placeIn({ ...NO_COURSE, at: 'flower' })).toBe('flower')
  expect(nextStep('hello')).toBe('own-name')
  expect(nextStep('flower')).toBeUndefined()
})

test('a kept program fits where progress is kept, in every script', () => {
  const long = keptProgram('ก'.repeat(100_000))
  expect(new TextEncoder().encode(JSON.stringify(long)).length).toBeLessThan(64 * 1024)
  expect(readProgram(keptProgram(''))).toBe('')
  expect(readProgram({ text: 4 })).toBeNull()
})

test('a step shows the skill of its chapter', () => {
  expect(skillOf(activityOf('stairs'))).toBe('loops')
  expect(skillOf('course/nowhere')).toBeUndefined()
  expect(skillOf('fizz')).toBe('loops')
})

test('what comes out of the sandbox cannot say that a step is passed', () => {
  expect(readReply('{"kind":"passed"}').kind).toBe('failed')
  expect(readReply('{"kind":"__proto__","word":{"a":1}}')).toMatchObject({
    kind: 'failed',
    word: '',
  })
  expect(readReply('not JSON').kind).toBe('failed')
  expect(replyTo({ ending: 'finished', checks: [] }).kind).toBe('failed')
  expect(replyTo(null).kind).toBe('late')
})
