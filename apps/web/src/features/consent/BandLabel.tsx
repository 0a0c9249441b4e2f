import { Trans } from '@lingui/react/macro'
import type { BirthYearBand } from '@panya/domain/consent/birth-year-bands.ts'
import { readersYear } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from './consent.module.css'

interface BandLabelProps {
  band: BirthYearBand
  youngest: boolean
}

export function BandLabel({ band, youngest }: BandLabelProps) {
  const { locale } = useAddress()
  if (locale !== 'th') return <Years band={band} youngest={youngest} />
  const { from, to } = band
  // People in Thailand know the year they were born in as a Buddhist one.
  const own = (year: number) => readersYear(locale, year)
  const buddhist = { from: from === null ? null : own(from), to: own(to) }
  return (
    <span>
      พ.ศ. <Years band={buddhist} youngest={youngest} />
      <span className={styles.otherYears}>
        ค.ศ. <Years band={band} youngest={youngest} />
      </span>
    </span>
  )
}

function Years({ band: { from, to }, youngest }: BandLabelProps) {
  if (from === null) return <Trans>{String(to)} or earlier</Trans>
  if (youngest) return <Trans>{String(from)} or later</Trans>
  return <bdi dir="ltr">{from === to ? from : `${from}–${to}`}</bdi>
}
