/** The names of those who made some works, as one list in the page's language. */
import { personName } from '@panya/domain/account/person-name.ts'
import type { AlikeWork } from '@panya/domain/alike/alike-work.ts'
import { useAddress } from '../../../adapters/address.ts'

export function useNames(): (works: readonly AlikeWork[]) => string {
  const { locale } = useAddress()
  const list = new Intl.ListFormat(locale)
  return (works) => list.format(works.flatMap(({ people }) => people.map(personName)))
}
