import { Trans, useLingui } from '@lingui/react/macro'
import { daysBetween } from '@panya/domain/subscription-life/days.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { moneyCsvAddress } from '../../../adapters/admin/money.ts'
import { serverTime } from '../../../adapters/http/server-time.ts'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'

/** As much as the server writes at once. */
const MOST_DAYS = 366

/** From the first of this month until today. */
function thisMonth() {
  const to = bangkokDay(serverTime())
  return { from: `${to.slice(0, 8)}01`, to }
}

export function MoneyTables() {
  const { t } = useLingui()
  const [span, setSpan] = useState(thisMonth)
  const { from, to } = span
  const isEmpty = from === '' || to === ''
  const fits = !isEmpty && from <= to && daysBetween(from, to) <= MOST_DAYS
  return (
    <Panel
      title={<Trans>Tables for bookkeeping</Trans>}
      about={
        <Trans>
          Every posting, and every paper for the report of sales tax. A year at most, as CSV.
        </Trans>
      }
    >
      <div className={styles.form}>
        <div className={styles.formGrid}>
          <TextField
            label={t`From`}
            type="date"
            value={from}
            onChange={(event) => setSpan({ ...span, from: event.target.value })}
          />
          <TextField
            label={t`To`}
            type="date"
            value={to}
            onChange={(event) => setSpan({ ...span, to: event.target.value })}
          />
        </div>
        {fits ? (
          <div className={styles.actions}>
            <ButtonLink look="ghost" href={moneyCsvAddress('postings', span)} download>
              <Trans>Download the postings</Trans>
            </ButtonLink>
            <ButtonLink look="ghost" href={moneyCsvAddress('papers', span)} download>
              <Trans>Download the papers</Trans>
            </ButtonLink>
          </div>
        ) : (
          <Notice tone="plain">
            <Trans>Choose two days, the earlier one first and a year apart at most.</Trans>
          </Notice>
        )}
      </div>
    </Panel>
  )
}
