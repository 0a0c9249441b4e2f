import type { Locale } from '@panya/domain/locale/locale.ts'
import { parsePython } from '@panya/engines/blocks-runtime/python/read/parse-python.ts'
import { PROBLEM_CODES } from '@panya/engines/blocks-runtime/python/read/python-problem.ts'
import { BROKEN } from '@panya/engines/blocks-runtime/testing/broken-python.ts'
import { expect, test } from 'vitest'
import { translator } from '../../../host/tool-messages.ts'
import { explainProblem } from './explain-problem.ts'
import ar from './messages/ar.ts'
import en from './messages/en.ts'
import th from './messages/th.ts'
import zh from './messages/zh.ts'

test('every kind of problem has a sentence of its own', () => {
  const sentences = Object.keys(en).filter((key) => key.startsWith('problem.'))
  expect(sentences.toSorted()).toEqual(PROBLEM_CODES.map((code) => `problem.${code}`).toSorted())
  expect(new Set(sentences.map((key) => en[key as keyof typeof en])).size).toBe(sentences.length)
})

test.each(BROKEN)(
  '%s is said with the line and the learner’s own word',
  (code, line, text, said) => {
    const parsed = parsePython(text)
    if (!('problems' in parsed)) throw new Error('This can be read.')
    const [problem] = parsed.problems
    for (const [locale, messages] of Object.entries({ en, th, zh, ar })) {
      const words = explainProblem(problem!, translator(locale as Locale, messages))
      expect(words).not.toMatch(/\{\w+\}/)
      if (code !== 'too-long') expect(words).toContain(String(line))
      if (messages[`problem.${code}`].includes('{said}'))
        expect(words).toContain(said?.trim().split('\n')[0]?.slice(0, 30))
    }
  },
)
