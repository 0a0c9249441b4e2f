/** Whether an answer may be shown: what the rung allows is held here, not by asking the model nicely. */
import type { CheckWish } from '../classroom/check.ts'
import type { Locale } from '../locale/locale.ts'
import type { AnswerFault } from './answer-fault.ts'
import { countWords, isInLanguage } from './answer-language.ts'
import { definedIn, stepsOf, valuesOf } from './code-steps.ts'
import { type GivenCode, givenCode } from './count-code.ts'
import { findCode, inPlainLetters, type ReadCode } from './find-code.ts'
import { givesResult } from './gives-result.ts'
import { knownWork } from './known-work.ts'
import { heightOf, highestRung, type TeachingMode } from './ladder.ts'
import { holdsMarkup } from './markup.ts'
import type { Rung } from './rung.ts'
import { givesSolution, mendsProgram, missingSteps } from './solves-task.ts'
import { tellsRules } from './tells-rules.ts'
import { isOfCommands, tellsNodes, tellsSteps } from './told-steps.ts'
import type { WorkKind } from './tutor.ts'

export interface AnswerContext {
  locale: Locale
  mode: TeachingMode
  rung: Rung
  kind: WorkKind
  program: string
  /** What everybody was given to begin with. */
  starter: string | null
  solution: string | null
  checks: readonly CheckWish[]
  error: string | null
  /** What else the learner has before them: the task's text, the goal of a level, the failing check. */
  given?: string
}

/** New lines of code, at most. */
const LINES: Record<Rung, number> = { 'ask-back': 0, point: 0, idea: 0, example: 4, line: 1 }
const CHAT_LINES = 6
/** The model is told to write 90; languages and models count differently. */
const WORDS = 170
const CHAT_WORDS = 260
/** Longer ones are looked at no further. */
const LONGEST = 8000

export function judgeAnswer(answer: string, context: AnswerContext): AnswerFault[] {
  if (isEmpty(answer)) return ['empty']
  const looked = answer.slice(0, LONGEST)
  const read = findCode(looked)
  const { words } = read
  const faults = new Set(codeFaults(looked, read, context))
  if (!isInLanguage(words, context.locale, namesOf(context))) faults.add('wrong-language')
  if (tellsRules(looked)) faults.add('tells-rules')
  if (answer.length > LONGEST || countWords(words) > WORDS) faults.add('too-long')
  if (holdsMarkup(looked)) faults.add('markup')
  return [...faults]
}

/** The free chat knows no task: what can be held is how much it writes, and in which language. */
export function judgeChatAnswer(answer: string, { locale }: { locale: Locale }): AnswerFault[] {
  if (isEmpty(answer)) return ['empty']
  const looked = answer.slice(0, LONGEST)
  const { code, words } = findCode(looked)
  const nothing = knownWork('', [], new Set())
  const lines = linesOf(givenCode(code, 'python', nothing, new Set(), new Set()))
  const faults: AnswerFault[] = []
  if (lines > CHAT_LINES) faults.push('too-much-code')
  if (!isInLanguage(words, locale, new Set())) faults.push('wrong-language')
  if (tellsRules(looked)) faults.push('tells-rules')
  if (answer.length > LONGEST || countWords(words) > CHAT_WORDS) faults.push('too-long')
  if (holdsMarkup(looked)) faults.push('markup')
  return faults
}

const isEmpty = (answer: string): boolean => !/[\p{L}\p{N}]/u.test(answer)

const linesOf = (given: readonly GivenCode[]): number =>
  given.reduce((sum, { lines }) => sum + lines, 0)

function codeFaults(
  answer: string,
  { code, told }: ReadCode,
  { mode, rung, kind, program, starter, solution, checks, error, given = '' }: AnswerContext,
): AnswerFault[] {
  const texts = [program, starter ?? '', solution ?? '', ...code.map(({ text }) => text)]
  const own = new Set(texts.flatMap((text) => [...definedIn(text)]))
  const known = knownWork(program, [starter, error, given], own)
  const steps = kind === 'python' || kind === 'blocks' ? stepsOf(solution ?? '', own) : []
  const secret = new Set(missingSteps(steps, known.steps).flatMap(valuesOf))
  const found = givenCode(code, kind, known, own, secret)
  const isSolved =
    givesSolution(found, steps, known, stepsOf(starter ?? '', own), rung === 'line') ||
    mendsProgram(found, known) ||
    (kind === 'flow' && tellsNodes(answer, solution ?? '', program)) ||
    ((kind === 'blocks' || isOfCommands(steps)) &&
      tellsSteps(told, steps, known.steps, inPlainLetters(given))) ||
    givesResult(answer, checks, [program, starter ?? '', error ?? '', given])
  const allowed =
    heightOf(rung) > heightOf(highestRung(mode)) || kind === 'flow' || kind === 'words'
      ? 0
      : LINES[rung]
  return [
    ...(isSolved ? ['solution' as const] : []),
    ...(linesOf(found) > allowed ? ['too-much-code' as const] : []),
  ]
}

/** Words of the program and of the programming language are the same in every language. */
function namesOf({ program, error, solution, given = '' }: AnswerContext): Set<string> {
  const texts = [program, error ?? '', solution ?? '', given].join('\n')
  return new Set([...(texts.match(/[A-Za-z_][\w.]*/g) ?? []), ...LANGUAGE_WORDS])
}

const LANGUAGE_WORDS = (
  'Python JavaScript False None True and as assert async await break class continue def del elif else except finally ' +
  'for from global if import in is lambda nonlocal not or pass raise return try while with yield ' +
  'print input int str float list dict set tuple bool range len sum min max sorted round open type turtle random math ' +
  'Error NameError TypeError ValueError SyntaxError IndentationError IndexError KeyError ZeroDivisionError AttributeError'
).split(' ')
