/** The plan for a question beside somebody's work: the rung by the ladder, the task, and what may not be given away. */
import type { Grade } from '@panya/domain/account/grade.ts'
import { judgeAnswer } from '@panya/domain/tutor/judge-answer.ts'
import { chooseRung, isAskedAgain, type TeachingMode } from '@panya/domain/tutor/ladder.ts'
import { tutorMessages } from '@panya/domain/tutor/prompt.ts'
import type { TutorQuestion, TutorSubject } from '@panya/domain/tutor/tutor.ts'
import { problemState, programState } from '@panya/domain/tutor/work-state.ts'
import type { MakePlan } from './plan.ts'
import { shownTurns } from './plan.ts'
import type { FoundTask } from './task.ts'
import { keyOf } from './turns.ts'

export interface TutorFacts {
  question: Pick<TutorQuestion, 'locale' | 'subject' | 'question'>
  mode: TeachingMode
  /** The tool's title. */
  tool: string
  grade: Grade | null
  task: FoundTask | null
}

/** Hashes: a program is not kept once more. */
export const keysOf = (subject: TutorSubject) => ({
  problemKey: keyOf(problemState(subject)),
  programKey: keyOf(programState(subject)),
})

export function tutorPlan({ question: asked, mode, tool, grade, task }: TutorFacts): MakePlan {
  const { locale, subject, question } = asked
  return (earlier) => {
    const situation = { mode, ...keysOf(subject), earlier }
    const rung = chooseRung(situation)
    const unchanged = isAskedAgain(situation)
    const told = { locale, mode, rung, tool, grade, task, subject, question, unchanged }
    const given = [task?.title, task?.instructions, subject.goal, subject.failing]
      .filter(Boolean)
      .join('\n')
    const judged = {
      locale,
      mode,
      rung,
      kind: subject.kind,
      program: subject.program,
      starter: task?.starter ?? null,
      solution: task?.solution ?? null,
      checks: task?.checks ?? [],
      error: subject.error,
      given,
    }
    return {
      rung,
      messages: (again) => tutorMessages({ ...told, earlier: shownTurns(earlier), again }),
      faultsIn: (answer) => judgeAnswer(answer, judged),
    }
  }
}
