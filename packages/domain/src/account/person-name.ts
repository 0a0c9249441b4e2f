/** A person's whole name as it is shown. */

/** Kept where a list or a school tells one name only: the column is never empty. */
export const NO_NAME = '-'

export interface PersonName {
  firstName: string
  lastName: string
}

export function personName({ firstName, lastName }: PersonName): string {
  return [firstName, lastName].filter((name) => name !== NO_NAME && name !== '').join(' ')
}
