/** What is said to a learner after a check. */
import type { CheckOutcome, PythonError, RunAnswer } from '@panya/engines/python/protocol.ts'

/** Each has its sentence in `messages/replies`; most are found by lesson_checks.py and its neighbours. */
export const REPLY_KINDS = [
  'passed',
  'late',
  'stopped',
  'error',
  'failed',
  'asksTooOften',
  'gaps',
  'nothing',
  'quotes',
  'lineBreaks',
  'tooMuch',
  'tooLittle',
  'order',
  'nameNotValue',
  'noF',
  'sumAsText',
  'textNotNumber',
  'typo',
  'differs',
  'onlyNow',
  'missing',
  'uses',
  'tooOften',
  'noName',
  'holds',
  'useName',
  'noFunction',
  'inputs',
  'givesNothing',
  'givesNone',
  'gives',
  'drawsNothing',
  'lineCount',
  'notClosed',
  'otherPicture',
  'colours',
  'notFilled',
] as const

export type ReplyKind = (typeof REPLY_KINDS)[number]

export interface Reply {
  kind: ReplyKind
  word: string
  count: number
  wanted: string
  got: string
  /** What was typed by the check that failed, and what an earlier one typed that passed. */
  typed: readonly string[]
  worked: readonly string[]
}

const NOTHING = { word: '', count: 0, wanted: '', got: '', typed: [], worked: [] }

export const plainReply = (kind: ReplyKind): Reply => ({ kind, ...NOTHING })

export const errorReply = ({ type, message }: PythonError): Reply => ({
  ...plainReply('error'),
  word: message ? `${type}: ${message}` : type,
})

export function replyTo(answer: RunAnswer | null): Reply {
  if (!answer || answer.ending === 'stopped') return plainReply('late')
  const checks = answer.checks ?? []
  const failed = checks.find((check) => !check.passed)
  if (failed) return replyToCheck(failed, checks)
  if (answer.ending === 'error') return errorReply(answer.error)
  return plainReply(answer.ending === 'finished' && checks.length > 0 ? 'passed' : 'failed')
}

function replyToCheck(failed: CheckOutcome, checks: readonly CheckOutcome[]): Reply {
  const earlier = checks.findLast((check) => check.passed && check.input.length > 0)
  const typed = { typed: failed.input, worked: earlier?.input ?? [] }
  if (failed.error?.type === 'EOFError') return { ...plainReply('asksTooOften'), ...typed }
  if (failed.error) return { ...errorReply(failed.error), ...typed }
  return { ...readReply(failed.message), ...typed }
}

/** What a check says comes out of the sandbox, where a learner's program may have written it. */
export function readReply(message: string | null): Reply {
  const said = parsed(message)
  const kind = REPLY_KINDS.find((known) => known === said['kind']) ?? 'failed'
  const text = (name: string) => {
    const value = said[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return {
    ...plainReply(kind === 'passed' ? 'failed' : kind),
    word: text('word'),
    count: Number(said['count'] ?? 0) || 0,
    wanted: text('wanted'),
    got: text('got'),
  }
}

function parsed(message: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(message ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
