/** Where in the library somebody is: what the address says, and addresses beside it. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'

type Key = 'task' | 'lang' | 'show' | 'tool' | 'band' | 'time'

export interface LibraryAddress {
  get(key: Key): string | null
  /** The class somebody came from. */
  classId: number | null
  /** Of the text, which may be another than the page's. */
  language: Locale
  /** The same address with other values; null takes one out. */
  with(change: Partial<Record<Key, string | null>>): string
  change(change: Partial<Record<Key, string | null>>): void
}

export function useLibraryAddress(): LibraryAddress {
  const { locale, to } = useAddress()
  const [search, setSearch] = useSearchParams()
  function changed(change: Partial<Record<Key, string | null>>): URLSearchParams {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(change)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    return next
  }
  return {
    get: (key) => search.get(key),
    classId: Number(search.get('class')) || null,
    language: LOCALES.find((one) => one === search.get('lang')) ?? locale,
    with: (change) => to(`/teach/library?${changed(change)}`),
    change: (change) => setSearch(changed(change), { replace: true }),
  }
}
