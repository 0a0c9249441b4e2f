/** Pieces of schemas that take whatever a file holds: a value of another kind becomes the usual one. */
import * as v from 'valibot'
import type { Plain } from './project.ts'

/** Scratch saves numbers that JSON cannot hold as words of their own, or as null. */
const finiteNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.finite()),
])

export const amount = (usual: number) => v.fallback(finiteNumber, usual)
export const perhaps = v.fallback(v.optional(finiteNumber), undefined)
export const word = (usual = '') =>
  v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), usual)
export const perhapsWord = v.fallback(v.optional(v.string()), undefined)
export const flag = (usual: boolean) => v.fallback(v.boolean(), usual)
export const anything = v.fallback(v.array(v.unknown()), [])
/** Names of entries come out of files: `constructor` and `__proto__` are names like any other. */
export const table = v.fallback(
  v.custom<Readonly<Record<string, unknown>>>(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
  ),
  {},
)

/** Entries that do not fit are nothing; the others are read. */
export const listOf = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    anything,
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const read = v.safeParse(schema, entry)
        return read.success ? [read.output] : []
      }),
    ),
  )

/** Values of variables and fields: what Scratch could not save counts 0. */
export function plain(given: unknown): Plain {
  if (typeof given === 'number') return Number.isFinite(given) ? given : 0
  if (typeof given === 'string' || typeof given === 'boolean') return given
  return given === null || given === undefined ? 0 : JSON.stringify(given)
}
