import { CLASS_RULES } from './class-rules.ts'
import { ELSEWHERE_RULES } from './elsewhere-rules.ts'
import type { ErrorFacts, Values } from './error-facts.ts'
import { RUN_RULES } from './run-rules.ts'
import { SYNTAX_RULES } from './syntax-rules.ts'
import { WORLD_RULES } from './world-rules.ts'

export interface Explanation {
  code: string
  values: Values
}

const RULES = [...ELSEWHERE_RULES, ...SYNTAX_RULES, ...WORLD_RULES, ...CLASS_RULES, ...RUN_RULES]

/** Every code an explanation can have; each has a text in every language. */
export const ERROR_CODES = [...new Set([...RULES.map((rule) => rule.code), 'own', 'type'])]

/** Names the mistake behind an error; what no rule knows is told plainly. */
/** A program may raise an error with a book in it: what is to be recognised stands at the beginning. */
const LONGEST = 2_000

export function explain(given: ErrorFacts): Explanation {
  const message = given.message.slice(0, LONGEST)
  const syntax = given.syntax && { ...given.syntax, source: given.syntax.source.slice(0, LONGEST) }
  const facts: ErrorFacts = { ...given, message, syntax }
  for (const rule of RULES) {
    if (!rule.types.some((type) => facts.bases.includes(type))) continue
    const values = rule.match(facts)
    if (values) return { code: rule.code, values }
  }
  if (facts.bases.includes('TypeError')) return { code: 'type', values: {} }
  return { code: 'own', values: { type: facts.type, message: facts.message } }
}
