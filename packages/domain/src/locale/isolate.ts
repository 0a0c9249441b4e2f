/**
 * Names, code and dates inside a sentence of the other direction keep their own order, and do not pull a full stop, a
 * bracket or a number beside them to the wrong side.
 */
import { directionOf, type Locale } from './locale.ts'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** Letters of all other scripts, and digits with a sign among them: `v1.2`, `-3`, `14:30`, `2026-11-15`. */
const LEFT_TO_RIGHT = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}|\d[^\s\d]|[^\s\d]\d/u
const MARKED = /^[\u2066-\u2068].*\u2069$/s
/** What puts a text into a sentence is no part of a name. */
const MARKS = /[\u2066-\u2069]/g

export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** The text as it may stand in a sentence of a language. */
export function inSentence(locale: Locale, text: string): string {
  const strange = directionOf(locale) === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return strange.test(text) && !MARKED.test(text) ? isolate(text) : text
}

export function valuesInSentence<Values extends Readonly<Record<string, unknown>>>(
  locale: Locale,
  values: Values,
): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? inSentence(locale, value) : value,
  ])
  return Object.fromEntries(entries) as Values
}

export const withoutIsolates = (text: string): string => text.replaceAll(MARKS, '')
