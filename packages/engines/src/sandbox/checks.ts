/** Pieces from which the checks of everything a sandbox says are made: each has an end. */
import * as v from 'valibot'

export const number = v.pipe(v.number(), v.finite())
export const whole = v.pipe(v.number(), v.safeInteger())
/** A count, an id, a line. */
export const count = v.pipe(whole, v.minValue(0))

export function text(most: number) {
  return v.pipe(v.string(), v.maxLength(most))
}

export function list<Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(v.array(item), v.maxLength(most))
}

/** The value when it is what it should be, else null; whatever else was in it is left behind. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success ? result.output : null
}

/** Those that are what they should be; a wrong one does not spoil its neighbours. */
export function checkedList<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
  most: number,
): v.InferOutput<Schema>[] {
  if (!Array.isArray(values)) return []
  return values.slice(0, most).flatMap((value) => {
    const found = checked(schema, value)
    return found === null ? [] : [found]
  })
}
