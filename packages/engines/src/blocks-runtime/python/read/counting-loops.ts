/** Loops over `range`: those that only repeat, those that count to a number that is written down, and all others. */

import type { Scope } from './python-scopes.ts'
import { isAsked, isName, type Term, term } from './python-tree.ts'

/** Said of a counter that has got another name because nobody asks for it. */
export const UNASKED = 'unasked'

export function countingLoop(given: Term, scope: Scope | null): Term[] | null {
  const [target, values, body] = given.parts
  if (values!.kind !== 'call' || !isName(values!.parts[0], 'range') || target!.kind !== 'name')
    return null
  const args = values!.parts.slice(1)
  const number = (value: number): Term => term('number', String(value), [], values!)
  const [from, end, by] =
    args.length === 1 ? [number(0), args[0]!, number(1)] : [args[0], args[1], args[2] ?? number(1)]
  if (!from || !end || args.length > 3 || args.some(({ kind }) => kind === 'keyword')) return null
  const isUnasked = !isAsked(body!, target!.value) && !scope?.isAskedAfter(target!.value)
  if (isUnasked && args.length === 1 && target!.note !== UNASKED)
    return [term('for', '', [{ ...target!, value: 'i', note: UNASKED }, values!, body!], given)]
  const counting = countedOut(from, end, by, values!)
  if (counting) return [term('for', '', [target!, counting, body!], given)]
  if (args.length === 3) return null
  const whole = term('call', '', [values!.parts[0]!, from, end, by], values!)
  return [term('for', '', [target!, whole, body!], given)]
}

/** With numbers that are written down it is known where it ends, so that it can be counted to there. */
function countedOut(from: Term, end: Term, by: Term, at: Term): Term | null {
  if (![from, end, by].every(({ kind }) => kind === 'number')) return null
  const [first, last, step] = [Number(from.value), Number(end.value), Number(by.value)]
  const count = Math.ceil((last - first) / step)
  if (![first, last, step].every(Number.isInteger) || !(count > 0)) return null
  const number = (value: number): Term => term('number', String(value), [], at)
  const to = number(first + (count - 1) * step)
  return term('call', '', [term('name', 'counting', [], at), from, to, number(Math.abs(step))], at)
}
