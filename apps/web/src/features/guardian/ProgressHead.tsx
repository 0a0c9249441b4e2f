/** Who it is about, which weeks it shows, and the page in the reader's own language. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { GuardianProgress } from '@panya/domain/classroom/guardian-progress.ts'
import { LOCALE_NAMES, LOCALES } from '@panya/domain/locale/locale.ts'
import { formatCalendarDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useAddress } from '../../adapters/address.ts'
import { localeLink } from '../../adapters/locale-choice.ts'
import styles from './guardian.module.css'

type ProgressHeadProps = Pick<GuardianProgress, 'displayName' | 'period'>

export function ProgressHead({ displayName: child, period }: ProgressHeadProps) {
  const { t } = useLingui()
  const { locale, path } = useAddress()
  const [from, to] = [formatCalendarDay(locale, period.from), formatCalendarDay(locale, period.to)]
  return (
    <header className={styles.head}>
      <nav className="no-print" aria-label={t`Language of this page`}>
        <ul className={styles.languages}>
          {LOCALES.map((other) => (
            <li key={other}>
              <a
                {...localeLink(other, path)}
                className={styles.language}
                aria-current={other === locale ? 'true' : undefined}
              >
                {LOCALE_NAMES[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className={styles.title}>
        <Trans>
          How <bdi>{child}</bdi> gets on
        </Trans>
      </h1>
      <p className={styles.soft}>
        {from} – {to}
      </p>
      <span className="no-print">
        <Button look="ghost" size="small" onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </span>
    </header>
  )
}
