/** The fields of a payment code (EMVCo, merchant presented): tag, length and value, one after the other. */

export interface Field {
  /** Two digits. */
  tag: string
  value: string
}

export const FIELD_PROBLEMS = [
  'empty',
  'bad-character',
  'bad-tag',
  'bad-length',
  'cut-off',
  'tag-twice',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

export type FieldsRead =
  | { kind: 'fields'; fields: Field[] }
  /** `at` counts from the beginning of the text. */
  | { kind: 'refused'; problem: FieldProblem; at: number }

const VALUE_MAX = 99
const PRINTABLE = /^[\u0020-\u007e]*$/

/** Throws for what cannot be written: whoever asks for it has looked at it before. */
export function writeFields(fields: readonly Field[]): string {
  return fields.map(writeField).join('')
}

function writeField({ tag, value }: Field): string {
  if (!/^\d{2}$/.test(tag)) throw new Error(`"${tag}" is no tag`)
  if (value.length === 0 || value.length > VALUE_MAX || !PRINTABLE.test(value))
    throw new Error(`field ${tag} cannot hold ${JSON.stringify(value)}`)
  return tag + String(value.length).padStart(2, '0') + value
}

/** Reads all of a text or nothing: no rest, no second field of a kind, no length that is not kept. */
export function readFields(text: string): FieldsRead {
  if (text === '') return refused('empty', 0)
  const strange = Array.from(text).findIndex((character) => !PRINTABLE.test(character))
  if (strange !== -1) return refused('bad-character', strange)
  const fields: Field[] = []
  const seen = new Set<string>()
  for (let at = 0; at < text.length; ) {
    const tag = text.slice(at, at + 2)
    const length = text.slice(at + 2, at + 4)
    if (!/^\d{2}$/.test(tag)) return refused(tag.length < 2 ? 'cut-off' : 'bad-tag', at)
    if (length.length < 2) return refused('cut-off', at)
    // Nothing is a field of no length: it would be left out.
    if (!/^\d{2}$/.test(length) || length === '00') return refused('bad-length', at + 2)
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length < Number(length)) return refused('cut-off', at)
    if (seen.has(tag)) return refused('tag-twice', at)
    seen.add(tag)
    fields.push({ tag, value })
    at += 4 + value.length
  }
  return { kind: 'fields', fields }
}

function refused(problem: FieldProblem, at: number): FieldsRead {
  return { kind: 'refused', problem, at }
}
