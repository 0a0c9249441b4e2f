/** Puts a fixed set of questions to the services and judges the answers by the rules that hold for learners. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { moderateAnswer } from '@panya/domain/moderation/moderate.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { judgeAnswer } from '@panya/domain/tutor/judge-answer.ts'
import { tutorMessages } from '@panya/domain/tutor/prompt.ts'
import { TOOLS } from '../../platform/tools.ts'
import { ChatFailed, type LanguageModel } from '../ai-service/language-model-port.ts'
import {
  TRIAL_QUESTIONS,
  TRIAL_WORKS,
  type TrialQuestion,
  type TrialWork,
} from './trial-questions.ts'

export type TrialEvent =
  | {
      kind: 'question'
      index: number
      of: number
      tool: ToolPath
      question: string
      faults: string[]
      ms: number
    }
  | { kind: 'score'; right: number; of: number }
  | { kind: 'problem'; problem: string }

const ALL = TRIAL_WORKS.flatMap((work) => TRIAL_QUESTIONS.map((question) => ({ work, question })))

/** A service that is not there says so for every question; a budget that is used up ends it. */
export async function* runTrial(
  model: LanguageModel,
  locale: Locale,
  signal: AbortSignal,
): AsyncGenerator<TrialEvent> {
  let right = 0
  for (const [index, { work, question }] of ALL.entries()) {
    const begunAt = performance.now()
    const faults = await faultsOf(model, locale, { work, question, signal })
    if (signal.aborted) return
    if (faults.includes('ai-budget')) return yield { kind: 'problem', problem: 'ai-budget' }
    if (faults.length === 0) right += 1
    const ms = Math.round(performance.now() - begunAt)
    const { tool } = work
    const asked = question.text[locale]
    yield { kind: 'question', index, of: ALL.length, tool, question: asked, faults, ms }
  }
  yield { kind: 'score', right, of: ALL.length }
}

async function faultsOf(
  model: LanguageModel,
  locale: Locale,
  { work, question, signal }: { work: TrialWork; question: TrialQuestion; signal: AbortSignal },
): Promise<string[]> {
  const { tool, title, instructions, subject, solution } = work
  const { mode, rung, text } = question
  const messages = tutorMessages({
    locale,
    mode,
    rung,
    tool: TOOLS.find(({ path }) => path === tool)?.title.en ?? tool,
    grade: null,
    task: { title, instructions, checks: [], solution },
    subject,
    earlier: [],
    question: text[locale],
  })
  try {
    const { text: answer } = await model.answer(messages, { signal })
    const looked = await model.moderate(answer, { signal })
    const { kind, program, error } = subject
    const judged = { locale, mode, rung, kind, program, error, solution, checks: [], starter: null }
    const faults = judgeAnswer(answer, { ...judged, given: `${title}\n${instructions}` })
    return [...new Set([...faults, ...moderateAnswer(answer), ...(looked ?? [])])]
  } catch (error) {
    if (error instanceof ChatFailed) return [`ai-${error.problem}`]
    throw error
  }
}
