/** Personal data as numbers, mail and addresses; the questions for them are in the word lists. */
import { findPersonalData } from '../ai/redact.ts'

const RESERVED = /@(?:[a-z0-9-]+\.)*(?:example|test|invalid|localhost|example\.(?:com|net|org))$/u
/** Numbers of lessons: binary ones, and those that only count up. */
const LESSON_NUMBER = /^(?:[01]+|0?123456789?0?|5550\d+|\d{3}5550\d+|(\d)\1+)$/u
const ROAD = /(?:road|rd\.|drive|lane|moo|st\.)(?: ?\p{Nd}{1,4})?$/u
const NO_NAME =
  / (?:a|an|and|any|are|as|at|by|cars?|down|each|for|from|in|into|is|it|left|lines?|more|my|of|off|on|one|or|out|over|per|pixels?|points?|right|steps?|tiles?|than|that|the|times?|to|up|wheel|will|with|your) /u

/** `plain` has gone through `plainLetters`. */
export function hasPersonalData(plain: string): boolean {
  return findPersonalData(plain).some(({ name, start, end }) => {
    const text = plain.slice(start, end)
    if (name === 'link') return false
    if (name === 'email') return !RESERVED.test(text)
    if (name !== 'address') return !LESSON_NUMBER.test(text.replace(/[^\p{Nd}]/gu, ''))
    if (!/[a-z]/u.test(text)) return true
    if (NO_NAME.test(text)) return false
    const before = plain.slice(Math.max(0, start - 40), start)
    return (
      !ROAD.test(text) ||
      text.includes('/') ||
      /\b(?:live|lives|home|house|address|stay)\b/u.test(before)
    )
  })
}

/** Places in quotes and code: a program that asks for a name asks nobody's. Parts have a longest length. */
const QUOTED =
  /```[\s\S]{0,6000}?(?:```|$)|`[^`\n]{1,300}`|"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|「[^」\n]{1,300}」|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])|\[[^\]\n]{1,300}\]/gu

export function quotedPlaces(plain: string): (at: number) => boolean {
  const quoted = new Uint8Array(plain.length + 1)
  for (const { 0: part, index } of plain.matchAll(QUOTED))
    quoted.fill(1, index, index + part.length)
  return (at) => quoted[at] === 1
}
