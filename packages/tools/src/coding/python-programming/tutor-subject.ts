/** What the tutor is told of a Python program: the text, what went wrong last, and the exercise it belongs to. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { errorWords, loadErrorMessages } from '@panya/engines/python/errors/error-words.ts'
import { explain } from '@panya/engines/python/errors/explain.ts'
import type { RunAnswer } from '@panya/engines/python/protocol.ts'
import type { FirstHelp, ShownSubject } from '../../host/tutor/tutor-subject.ts'
import type { Challenges } from './challenge-hooks.ts'
import { loadChallengeMessages } from './challenge-messages.ts'
import type { Course } from './course/course-hooks.ts'
import type { PythonSession } from './python-session.ts'

interface Exercise {
  level: string
  goal: string
  /** The first of its own hints. */
  hint: string | null
  failing: string | null
}

interface Work {
  locale: Locale
  session: PythonSession
  challenges: Challenges
  course: Course
}

/** What is in the editor. */
export function shownText({ files, state }: PythonSession): string {
  const project = files.project()
  const main = project.files.find(({ name }) => name === state.shown) ?? project.files[0]
  return main?.text ?? ''
}

export async function tutorSubject(work: Work): Promise<ShownSubject> {
  const { state } = work.session
  const exercise = await exerciseOf(work)
  const explained = await explainedError(work.locale, state.ending)
  return {
    kind: 'python',
    program: shownText(work.session),
    error: errorIn(state.ending),
    failing: exercise?.failing ?? null,
    goal: exercise?.goal ?? null,
    level: exercise?.level ?? null,
    firstHelp: explained ?? (errorIn(state.ending) === null ? firstStep(exercise) : null),
  }
}

function firstStep(exercise: Exercise | null): FirstHelp | null {
  if (!exercise) return null
  const next = [exercise.failing, exercise.hint].filter((step) => step !== null)
  return { task: true, what: exercise.goal, next }
}

async function explainedError(locale: Locale, answer: RunAnswer | null): Promise<FirstHelp | null> {
  if (answer?.ending !== 'error') return null
  const messages = await loadErrorMessages(locale)
  const { what, next } = errorWords(locale, messages, explain(answer.error))
  return { what, next: [next] }
}

async function exerciseOf({ locale, challenges, course }: Work): Promise<Exercise | null> {
  if (course.current) {
    const { id, task, hints } = course.current
    return { level: `course/${id}`, goal: task, hint: hints[0], failing: null }
  }
  if (!challenges.current) return null
  const { id } = challenges.current
  const text = (await loadChallengeMessages(locale))[id]
  if (!text) return null
  return {
    level: `challenge/${id}`,
    goal: text.task,
    hint: text.hints[0] ?? null,
    failing: failingCheck(challenges.answer),
  }
}

/** What was printed beside what should have been; what a hidden test says is the panel's to tell. */
function failingCheck(answer: RunAnswer | null): string | null {
  const failed = answer?.checks?.find(({ passed }) => !passed)
  if (!failed?.expected) return null
  return `${failed.expected.trim()} ≠ ${failed.actual?.trim() ?? ''}`
}

function errorIn(answer: RunAnswer | null): string | null {
  if (answer?.ending === 'error') return `${answer.error.type}: ${answer.error.message}`
  if (answer?.ending === 'crashed')
    return answer.reason === 'stack' ? 'RecursionError' : 'MemoryError'
  if (answer?.ending === 'packages') return `ModuleNotFoundError: ${answer.missing.join(', ')}`
  return answer?.ending === 'stopped' ? 'stopped' : null
}
