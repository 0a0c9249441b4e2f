/** Pieces of schemas that the routes of several modules share. */
import { Type } from 'typebox'

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const ById = Type.Object({ id: Id })
/** For a route whose address holds one number. */
export const WithId = { params: ById }
/** An unknown field is refused. */
export const strict = { additionalProperties: false }
export const PAGE_SIZE = 50
export const PageQuery = {
  search: Type.String({ maxLength: 120, default: '' }),
  page: Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
}

export function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values })
}
