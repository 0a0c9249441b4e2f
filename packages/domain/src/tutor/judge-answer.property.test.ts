import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../locale/locale.ts'
import { type AnswerContext, judgeAnswer, judgeChatAnswer } from './judge-answer.ts'
import { RUNGS } from './rung.ts'
import { AVERAGE, FLOW, FREE, SQUARE, TABLE, TICKET } from './testing/tasks.ts'
import { WORK_KINDS } from './tutor.ts'

const FENCE = '```'
const TASKS = [TICKET, TABLE, AVERAGE, SQUARE, FLOW, FREE]
const SOLVED = [TICKET, TABLE, AVERAGE, SQUARE]

const rung = fc.constantFrom(...RUNGS)
const mode = fc.constantFrom('hints' as const, 'explanations' as const)
const locale = fc.constantFrom(...LOCALES)

const piece = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '`',
    FENCE,
    '\n',
    'for i in ',
    '(',
    ')',
    '"',
    "'",
    '#',
    '=',
    '==',
    '<b>',
    '](',
    'ก',
    '中',
    'ع',
    '"""',
    '\\',
    '…',
    ...SOLVED.map(({ solution }) => solution!),
  ),
)
const anything = fc.array(piece, { maxLength: 15 }).map((parts) => parts.join(''))

test('any answer to any work is judged, each fault is named once, and twice the same way', () => {
  const context = fc.record<AnswerContext>({
    locale,
    mode,
    rung,
    kind: fc.constantFrom(...WORK_KINDS),
    program: anything,
    starter: fc.option(anything),
    solution: fc.option(anything),
    checks: fc.constantFrom(...TASKS.map(({ checks }) => checks)),
    error: fc.option(anything),
    given: anything,
  })
  fc.assert(
    fc.property(anything, context, (answer, work) => {
      const faults = judgeAnswer(answer, work)
      expect(new Set(faults).size).toBe(faults.length)
      expect(judgeAnswer(answer, work)).toEqual(faults)
      expect(Array.isArray(judgeChatAnswer(answer, work))).toBe(true)
    }),
    { numRuns: 400 },
  )
})

const INTRO: Record<AnswerContext['locale'], string> = {
  en: 'Look at this and think about what each line does.',
  th: 'ลองดูและคิดว่าแต่ละบรรทัดทำอะไร',
  zh: '看一看，想一想每一行在做什么。',
  ar: 'انظر إلى هذا وفكر في ما يفعله كل سطر.',
}
const OWN = ['price', 'age', 'number', 'numbers', 'total', 'average', 'i']
const freshNames = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,8}_$/), {
  minLength: OWN.length,
  maxLength: OWN.length,
})
const renamed = (text: string, names: readonly string[]) =>
  OWN.reduce(
    (left, name, at) => left.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), names[at]!),
    text,
  )

const WAYS: Record<string, (code: string) => string> = {
  fence: (code) => `${FENCE}python\n${code}\n${FENCE}`,
  unmarked: (code) => `${FENCE}\n${code}`,
  lines: (code) => code,
  quoted: (code) => code.replaceAll(/^/gm, '> '),
  numbered: (code) =>
    code
      .trim()
      .split('\n')
      .map((line, at) => `${at + 1}. ${line}`)
      .join('\n'),
  named: (code) =>
    code
      .trim()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => `\`${line.trim()}\``)
      .join(', '),
  remarks: (code) => `${FENCE}\n${code.trim().replaceAll(/^/gm, '# ')}\n${FENCE}`,
  wide: (code) =>
    code.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  base64: (code) => Buffer.from(code).toString('base64'),
}

test('the solution is found at every rung, with other names, spaces and words around it, however it is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SOLVED),
      rung,
      mode,
      locale,
      freshNames,
      fc.boolean(),
      fc.constantFrom(...Object.keys(WAYS)),
      fc.constantFrom('    ', '  ', '\t'),
      (task, step, allowed, language, names, isRenamed, way, indent) => {
        const solution = isRenamed ? renamed(task.solution!, names) : task.solution!
        const code = solution.replaceAll('    ', indent)
        const answer = `${INTRO[language]}\n\n${WAYS[way]!(code)}\n\n${INTRO[language]}`
        const faults = judgeAnswer(answer, { ...task, rung: step, mode: allowed, locale: language })
        expect(faults).toContain('solution')
      },
    ),
    { numRuns: 600 },
  )
})

test('no rung lets more new lines pass than it allows', () => {
  const line = fc.constantFrom(
    'apples = 3',
    'print(apples)',
    'apples = apples + 4',
    'while apples > 2:',
    'move(9)',
  )
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { minLength: 1, maxLength: 5 }),
      rung,
      mode,
      (lines, step, allowed) => {
        const most =
          allowed === 'hints' ? 0 : { 'ask-back': 0, point: 0, idea: 0, example: 4, line: 1 }[step]
        const answer = `${INTRO.en}\n\n${FENCE}\n${lines.join('\n')}\n${FENCE}`
        const faults = judgeAnswer(answer, { ...FREE, rung: step, mode: allowed })
        expect(faults.includes('too-much-code')).toBe(lines.length > most)
      },
    ),
  )
})

test('any line of the learner’s own may be quoted at any rung', () => {
  const own = SOLVED.concat(FREE).flatMap((task) =>
    task.program
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('@'))
      .map((line) => [task, line.trim()] as const),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...own),
      rung,
      locale,
      fc.boolean(),
      ([task, line], step, language, isFenced) => {
        const quote = isFenced ? `\n\n${FENCE}\n${line}\n${FENCE}\n\n` : ` \`${line}\` `
        const answer = `${INTRO[language]}${quote}${INTRO[language]}`
        expect(judgeAnswer(answer, { ...task, rung: step, locale: language })).toEqual([])
      },
    ),
  )
})

test('an answer that wants to be slow is judged quickly', () => {
  const parts = [
    'a(',
    '(',
    'a = ',
    'for i in ',
    '`',
    '"',
    "'",
    '<a ',
    '[',
    'x < ',
    'a.',
    'a+',
    '1. ',
    '**',
    'if a == ',
    '\\',
    ' ',
    'ก',
    'A',
    '# ',
    `\n${FENCE}`,
    '- ',
    '[a](',
    'a b ',
    '"\\n',
  ]
  for (const part of parts) {
    const from = performance.now()
    judgeAnswer(part.repeat(Math.ceil(60_000 / part.length)), {
      ...TICKET,
      given: part.repeat(2000),
    })
    expect(performance.now() - from, part).toBeLessThan(3000)
  }
})
