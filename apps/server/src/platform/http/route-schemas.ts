/** Pieces of schemas that several admin routes share. */
import { Type } from 'typebox'

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const ById = Type.Object({ id: Id })

export function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values })
}
