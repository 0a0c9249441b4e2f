/** What settings with an editor of their own may hold. */

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isList = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is)
