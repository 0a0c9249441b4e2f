/** Links to the same page in the other languages. */
import { LOCALE_NAMES, LOCALES } from '@panya/domain/locale/locale.ts'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { localeLink } from '../../adapters/locale-choice.ts'
import styles from './MenuList.module.css'

export function LanguageLinks({ inline = false }: { inline?: boolean }) {
  const { locale, path } = useAddress()
  const search = useSearch()
  return (
    <ul className={`${styles.list} ${inline ? styles.inline : ''}`}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            {...localeLink(other, path, search)}
            className={styles.item}
            aria-current={other === locale ? 'true' : undefined}
          >
            {LOCALE_NAMES[other]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The served page knows no query: it is the same for everybody. The browser adds it afterwards. */
function useSearch(): string {
  const { search } = useLocation()
  const never = () => () => undefined
  return useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
}
