/** The plan for a question in the chat, which knows nothing of anybody's work and does no homework. */
import type { Grade } from '@panya/domain/account/grade.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { chatMessages } from '@panya/domain/tutor/chat-prompt.ts'
import { judgeChatAnswer } from '@panya/domain/tutor/judge-answer.ts'
import { type MakePlan, shownTurns } from './plan.ts'

export interface ChatFacts {
  question: string
  locale: Locale
  grade: Grade | null
}

export function chatPlan({ question, locale, grade }: ChatFacts): MakePlan {
  return (earlier) => ({
    rung: null,
    messages: (again) =>
      chatMessages({ locale, grade, earlier: shownTurns(earlier), question, again }),
    faultsIn: (answer) => judgeChatAnswer(answer, { locale }),
  })
}
