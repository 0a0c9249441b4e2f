import { useLingui } from '@lingui/react/macro'
import { CONSENT_COUNTRIES, OTHER_COUNTRY } from '@panya/domain/consent/consent-rules.ts'
import { useAddress } from '../../adapters/address.ts'

/** By name, in the order of the page's language. */
export function CountryOptions() {
  const { t } = useLingui()
  const { locale } = useAddress()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = CONSENT_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
  return (
    <>
      {countries
        .toSorted((a, b) => a.name.localeCompare(b.name, locale))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      <option value={OTHER_COUNTRY}>{t`Another country`}</option>
    </>
  )
}
