/** A schema that also takes null, as itself: in a union null would be coerced into a number or a list. */
import { type Static, type TSchema, Type } from 'typebox'

export function nullable<Schema extends TSchema & { type: string }>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [schema.type, 'null'] })
}
