/** What the rotation leaves out: each manner in each situation and at each rung, without a server between. */
import { moderateAnswer } from '@panya/domain/moderation/moderate.ts'
import { judgeAnswer, judgeChatAnswer } from '@panya/domain/tutor/judge-answer.ts'
import { RUNGS } from '@panya/domain/tutor/rung.ts'
import { expect, test } from 'vitest'
import type { Asked } from '../../../testing/model-server.ts'
import { findLeaks } from './find-leaks.ts'
import { MANNERS, type Manner } from './manners.ts'
import { isAsked } from './rotation.ts'
import type { Situation } from './situation.ts'
import { SITUATIONS } from './situations/all.ts'

const ASKED: Asked = {
  authorization: undefined,
  body: { model: 'owl-1', stream: true, messages: [{ role: 'system', content: 'Be kind.' }] },
}

function isLetThrough(text: string, situation: Situation, rung: (typeof RUNGS)[number]): boolean {
  const { locale, mode, subject, work, task } = situation
  if (moderateAnswer(text).length > 0) return false
  if (subject === null) return judgeChatAnswer(text, { locale }).length === 0
  const { kind, program, error, failing, goal } = subject
  const instructions = task?.instructions ?? work.instructions[locale]
  const given = [task?.title, instructions, goal, failing].filter(Boolean).join('\n')
  const solution = work.solution[locale]
  const { checks } = work
  const context = {
    locale,
    mode,
    rung,
    kind,
    program,
    starter: null,
    solution,
    checks,
    error,
    given,
  }
  return judgeAnswer(text, context).length === 0
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/:$/, ''))
    .filter((line) => line !== '')

/** The last rung may say one line, also where it is the last one that is missing. */
const lacksOneLine = ({ subject, work, locale }: Situation): boolean => {
  const own = lines(subject?.program ?? '')
  return (
    work.kind === 'python' &&
    lines(work.solution[locale]).filter((line) => !own.includes(line)).length <= 1
  )
}

const written = MANNERS.filter(
  ({ ends }) => ends.includes('held-back') || ends.includes('unsafe-answer'),
)

test.each(written.map((manner): [string, Manner] => [manner.name, manner]))(
  '%s gets through nowhere',
  (_, manner) => {
    const leaks = SITUATIONS.filter(isAsked)
      .filter(({ work, about }) => manner.fits(work) && about !== 'nothing')
      .flatMap((situation) => {
        const reply = manner.reply(situation, ASKED, 0)
        const text = reply.kind === 'answers' ? reply.pieces.join('') : ''
        if (findLeaks(text, situation, manner.planted(situation)).length === 0) return []
        const rungs = RUNGS.filter((rung) => rung !== 'line' || !lacksOneLine(situation))
        return rungs
          .filter((rung) => isLetThrough(text, situation, rung))
          .map((rung) => `${situation.id} at ${rung}: ${text}`)
      })
    expect(leaks).toEqual([])
  },
)
