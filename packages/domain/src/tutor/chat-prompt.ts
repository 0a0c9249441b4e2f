/** What is sent to the language model for the chat, which knows nothing of anybody's work. */
import type { Grade } from '../account/grade.ts'
import { redact } from '../ai/redact.ts'
import type { Locale } from '../locale/locale.ts'
import type { AnswerFault } from './answer-fault.ts'
import { fenced, markFor } from './fenced-data.ts'
import {
  type EarlierTurn,
  earlierMessages,
  faultsRule,
  languageRule,
  type ModelMessage,
} from './prompt.ts'
import { CHAT_RULE, DATA_RULE, levelRule, MANNERS } from './rules.ts'
import { TUTOR_LIMITS } from './tutor.ts'

export interface ChatContext {
  locale: Locale
  grade?: Grade | null
  /** Answered turns, the oldest first. */
  earlier: readonly EarlierTurn[]
  question: string
  again?: readonly AnswerFault[]
}

const CHAT_FORM = `Write at most 150 words in short sentences and plain paragraphs, without headings, tables, HTML or pictures.`

export function chatMessages({
  locale,
  grade,
  earlier: all,
  question,
  again = [],
}: ChatContext): ModelMessage[] {
  const earlier = all.slice(-TUTOR_LIMITS.remembered)
  const text = redact(question)
  const mark = markFor([...earlier.flatMap((turn) => [turn.question, turn.text]), text])
  const rules = [
    MANNERS,
    CHAT_RULE,
    CHAT_FORM,
    `${levelRule(grade ?? null)} ${languageRule(locale)}`,
    DATA_RULE,
    faultsRule(again),
  ]
  return [
    { role: 'system', content: rules.filter((rule) => rule !== '').join('\n\n') },
    ...earlierMessages(earlier, mark),
    { role: 'user', content: `The learner asks:\n${fenced({ name: 'question', text }, mark)}` },
  ]
}
