/** Whether an answer repeats what the language model was told before the conversation. */
import {
  ASKED_AGAIN,
  CHAT_RULE,
  DATA_RULE,
  FAULT_WORDS,
  FORM,
  KIND_RULES,
  MANNERS,
  MODE_RULES,
  NEVER_SOLVE,
  RUNG_RULES,
} from './rules.ts'

/** So many words in a row are no chance. */
const RUN = 7

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

const RULES = new Set(
  [
    MANNERS,
    DATA_RULE,
    FORM,
    NEVER_SOLVE,
    ASKED_AGAIN,
    CHAT_RULE,
    ...Object.values(RUNG_RULES),
    ...Object.values(MODE_RULES),
    ...Object.values(KIND_RULES),
    ...Object.values(FAULT_WORDS),
  ].flatMap(runsOf),
)

/** The marks around texts of learners, and the ways in which a model begins to tell of itself. */
const TELLING: readonly RegExp[] = [
  /\[(?:end of )?(?:[a-z, ]{3,40}) [0-9a-z]{14,}\]/i,
  /\b(?:my (?:system )?(?:instructions?|prompt|rules)|the system prompt) (?:are|is|say|says|tell|were|was)\b/i,
  /\bI (?:was|am|have been) (?:told|instructed) (?:to|not to|never)\b/i,
  /\b(?:reference|hidden) solution\b/i,
  /(?:我的(?:指令|提示词|规则)(?:是|说|如下|要求)|系统提示词?(?:是|如下|[:：])|参考(?:答案|解答)(?:是|如下|[:：]))/,
  /(?:(?:คำสั่ง|กฎ)(?:ของ)?(?:ระบบ|ฉัน|ผม)(?:คือ|บอกว่า|มีดังนี้)|ฉัน(?:ได้รับคำสั่ง|ถูกสั่ง)(?:ให้|ว่า|ไม่ให้)|เฉลย(?:อ้างอิง)?คือ)/,
  /(?:تعليماتي (?:هي|تقول|تنص)|قيل لي أن|أُمرت (?:أن|بأن)|الحل المرجعي)/,
]

export function tellsRules(answer: string): boolean {
  return (
    TELLING.some((pattern) => pattern.test(answer)) || runsOf(answer).some((run) => RULES.has(run))
  )
}
