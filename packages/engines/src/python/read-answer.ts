/** Checks how Python says a request ended. */
import * as v from 'valibot'
import { checked, count, list, number, text, whole } from '../sandbox/checks.ts'
import type { HelpAnswers, RunAnswer } from './protocol.ts'

const NAME = text(1000)
const WORDS = text(100_000)
const OUTPUT = text(5_000_000)
const LINE = v.nullable(whole)

const SPAN = { line: LINE, column: LINE, endLine: LINE, endColumn: LINE }

export const ERROR = v.object({
  type: NAME,
  bases: list(NAME, 100),
  message: OUTPUT,
  name: v.nullable(WORDS),
  suggestion: v.nullable(WORDS),
  frames: list(
    v.object({
      file: NAME,
      ...SPAN,
      function: NAME,
      source: WORDS,
      variables: list(v.tuple([NAME, WORDS, NAME]), 1000),
    }),
    2000,
  ),
  syntax: v.nullable(v.object({ file: v.nullable(NAME), ...SPAN, source: WORDS })),
  traceback: OUTPUT,
})

const VALUE = v.object({ show: v.exactOptional(WORDS), ref: v.exactOptional(number) })
const PAIRS = list(v.tuple([VALUE, VALUE]), 10_000)

const OBJECT = v.variant('kind', [
  v.object({
    kind: v.picklist(['list', 'tuple', 'set']),
    type: NAME,
    items: list(VALUE, 10_000),
    more: count,
  }),
  v.object({ kind: v.picklist(['dict', 'instance']), type: NAME, entries: PAIRS, more: count }),
  v.object({ kind: v.picklist(['function', 'other']), type: NAME, text: WORDS }),
])

const STEP = v.object({
  file: NAME,
  line: whole,
  event: v.picklist(['line', 'call', 'return', 'exception']),
  stack: list(
    v.object({ function: NAME, line: whole, variables: list(v.tuple([NAME, VALUE]), 5000) }),
    2000,
  ),
  heap: v.record(text(50), count),
  printed: count,
  result: v.exactOptional(VALUE),
  error: v.exactOptional(WORDS),
})

const TRACE = v.object({
  steps: list(STEP, 20_000),
  objects: list(OBJECT, 500_000),
  output: OUTPUT,
  cut: v.boolean(),
})

const OUTCOME = v.object({
  passed: v.boolean(),
  input: list(WORDS, 1000),
  expected: v.nullable(OUTPUT),
  actual: OUTPUT,
  message: v.nullable(WORDS),
  error: v.nullable(ERROR),
})

export const MIME_BUNDLE = {
  data: v.record(text(200), v.unknown()),
  metadata: v.record(text(200), v.unknown()),
  cut: v.exactOptional(v.record(text(200), v.object({ at: count, characters: count }))),
}

const BESIDE = {
  trace: v.exactOptional(TRACE),
  checks: v.exactOptional(list(OUTCOME, 500)),
  result: v.exactOptional(v.object(MIME_BUNDLE)),
}

const RUN = v.variant('ending', [
  v.object({ ending: v.literal('finished'), ...BESIDE }),
  v.object({ ending: v.literal('stopped'), hard: v.exactOptional(v.boolean()), ...BESIDE }),
  v.object({ ending: v.literal('exited'), code: number, ...BESIDE }),
  v.object({ ending: v.literal('error'), error: ERROR, ...BESIDE }),
  v.object({ ending: v.literal('incomplete'), ...BESIDE }),
  v.object({
    ending: v.literal('crashed'),
    reason: v.picklist(['memory', 'stack', 'unknown']),
    detail: WORDS,
    ...BESIDE,
  }),
  v.object({
    ending: v.literal('packages'),
    missing: list(NAME, 1000),
    reason: v.picklist(['no-source', 'on-its-way', 'unreachable']),
    ...BESIDE,
  }),
])

const HELP = v.union([
  v.object({
    matches: list(NAME, 20_000),
    start: count,
    end: count,
    types: list(v.object({ text: NAME, type: NAME, start: count, end: count }), 20_000),
  }),
  v.object({ found: v.boolean(), text: OUTPUT }),
  v.object({
    status: v.picklist(['complete', 'incomplete', 'invalid']),
    indent: v.exactOptional(text(1000)),
  }),
])

/** What is no answer counts as a crash: somebody waits for an end. */
export function readAnswer(value: unknown): RunAnswer | HelpAnswers[keyof HelpAnswers] {
  const isRun = typeof value === 'object' && value !== null && 'ending' in value
  return (
    checked(isRun ? RUN : HELP, value) ?? {
      ending: 'crashed',
      reason: 'unknown',
      detail: 'an answer that is none',
    }
  )
}
