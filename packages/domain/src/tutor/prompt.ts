/** What is sent to the language model for one question beside somebody's work. */
import type { Grade } from '../account/grade.ts'
import { redact } from '../ai/redact.ts'
import type { CheckWish } from '../classroom/check.ts'
import type { Locale } from '../locale/locale.ts'
import type { AnswerFault } from './answer-fault.ts'
import { checkWords } from './check-words.ts'
import { fenced, markFor, type NamedData } from './fenced-data.ts'
import { heightOf, highestRung, type TeachingMode } from './ladder.ts'
import {
  ASKED_AGAIN,
  DATA_RULE,
  FAULT_WORDS,
  FORM,
  KIND_RULES,
  levelRule,
  MANNERS,
  MODE_RULES,
  NEVER_SOLVE,
  RUNG_RULES,
} from './rules.ts'
import type { Rung } from './rung.ts'
import { TUTOR_LIMITS, type TutorSubject } from './tutor.ts'

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** What the work is for; all of it is the teacher's. */
export interface TutorTask {
  title: string
  instructions: string
  checks: readonly CheckWish[]
  /** Never shown to anybody. */
  solution: string | null
}

/** A question and its answer, as it was shown. */
export interface EarlierTurn {
  question: string
  text: string
}

export interface TutorContext {
  locale: Locale
  mode: TeachingMode
  rung: Rung
  /** Its title. */
  tool: string
  grade?: Grade | null
  task: TutorTask | null
  subject: TutorSubject
  /** Answered turns, the oldest first. */
  earlier: readonly EarlierTurn[]
  question: string
  /** Nothing was changed since the last answer: see `isAskedAgain`. */
  unchanged?: boolean
  /** What was wrong with the answer before, which nobody saw. */
  again?: readonly AnswerFault[]
}

const LANGUAGES: Record<Locale, string> = {
  en: 'English',
  th: 'Thai',
  zh: 'Chinese, in simplified characters',
  ar: 'Modern Standard Arabic',
}
const TASK_MAX = 6000
const ANSWER_MAX = 2000

export function tutorMessages(context: TutorContext): ModelMessage[] {
  const theirs = dataOfLearner(context)
  const teachers = dataOfTask(context.task)
  const earlier = context.earlier.slice(-TUTOR_LIMITS.remembered)
  const question = redact(context.question.slice(0, TUTOR_LIMITS.question))
  const mark = markFor([
    ...[...theirs, ...teachers].map(({ text }) => text),
    ...earlier.flatMap((turn) => [turn.question, turn.text]),
    question,
  ])
  return [
    {
      role: 'system',
      content: [rulesOf(context), ...teachers.map((data) => fenced(data, mark))].join('\n\n'),
    },
    ...earlierMessages(earlier, mark),
    {
      role: 'user',
      content: [...theirs.map((data) => fenced(data, mark)), asked(question, mark)].join('\n\n'),
    },
  ]
}

function rulesOf({
  locale,
  mode,
  rung,
  tool,
  grade,
  subject,
  unchanged,
  again = [],
}: TutorContext): string {
  const allowed = heightOf(rung) > heightOf(highestRung(mode)) ? highestRung(mode) : rung
  return [
    MANNERS,
    `You are the tutor beside the tool "${oneLine(tool)}". ${KIND_RULES[subject.kind]}`,
    NEVER_SOLVE,
    `How much help is allowed now: ${RUNG_RULES[allowed]}`,
    MODE_RULES[mode],
    FORM,
    `${levelRule(grade ?? null)} ${languageRule(locale)}`,
    DATA_RULE,
    unchanged ? ASKED_AGAIN : '',
    faultsRule(again),
  ]
    .filter((rule) => rule !== '')
    .join('\n\n')
}

export const languageRule = (locale: Locale): string =>
  `Answer in ${LANGUAGES[locale]}, whatever language the question is in. Names from the program and words of the programming language stay as they are.`

export function faultsRule(faults: readonly AnswerFault[]): string {
  if (faults.length === 0) return ''
  const words = faults.map((fault) => FAULT_WORDS[fault]).join(' It was not shown either because ')
  return `You have answered this question before, and the answer was not shown to the learner because ${words} Answer anew, and do not mention this.`
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/[\s"[\]|]+/g, ' ')
    .trim()
    .slice(0, 80)

function dataOfTask(task: TutorTask | null): NamedData[] {
  if (!task) return []
  const data: NamedData[] = [
    { name: 'task', text: redact(`${task.title}\n\n${task.instructions}`.slice(0, TASK_MAX)) },
  ]
  if (task.checks.length > 0)
    data.push({
      name: 'checks',
      text: task.checks.map((check) => `- ${checkWords(check)}`).join('\n'),
    })
  if (task.solution !== null && task.solution.trim() !== '')
    data.push({
      name: 'reference solution, never to be shown',
      text: task.solution.slice(0, TUTOR_LIMITS.program),
    })
  return data
}

function dataOfLearner({ subject }: TutorContext): NamedData[] {
  const { program, error, failing, goal, level } = subject
  const parts: [name: string, text: string | null, most: number, numbered?: boolean][] = [
    ['level', level, TUTOR_LIMITS.level],
    ['goal of the level', goal, TUTOR_LIMITS.goal],
    ['program', program, TUTOR_LIMITS.program, true],
    ['error', error, TUTOR_LIMITS.error],
    ['check that fails', failing, TUTOR_LIMITS.failing],
  ]
  return parts.flatMap(([name, text, most, numbered = false]) =>
    text === null || text.trim() === ''
      ? []
      : [{ name, text: redact(text.slice(0, most)), numbered }],
  )
}

const asked = (question: string, mark: string): string =>
  question.trim() === ''
    ? 'The learner asks for help.'
    : `The learner asks:\n${fenced({ name: 'question', text: question }, mark)}`

/** Question and answer by turns, as every service wants them. */
export function earlierMessages(earlier: readonly EarlierTurn[], mark: string): ModelMessage[] {
  return earlier.flatMap(({ question, text }): ModelMessage[] => [
    { role: 'user', content: asked(redact(question.slice(0, TUTOR_LIMITS.question)), mark) },
    { role: 'assistant', content: redact(text.slice(0, ANSWER_MAX)) },
  ])
}
