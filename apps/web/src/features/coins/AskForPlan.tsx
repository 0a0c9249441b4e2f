/** Asks for another plan: which, from when, and a few words to whoever decides. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeTime } from '@panya/domain/money/change-plan.ts'
import { PLAN_NAMES, type PlanName } from '@panya/domain/money/plan.ts'
import { REQUEST_NOTE_MAX } from '@panya/domain/money/plan-request.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { askForPlan } from '../../adapters/coins/coins.ts'
import { FormDialog } from '../../parts/dialog/FormDialog.tsx'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import styles from './CoinsScreen.module.css'
import { REQUESTS_KEY } from './query-keys.ts'

interface AskForPlanProps {
  mine: string
  wanted: string | null
  nextRenewalAt: string | null
  onClose(): void
}

export function AskForPlan({ mine, wanted, nextRenewalAt, onClose }: AskForPlanProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const client = useQueryClient()
  const others = PLAN_NAMES.filter((name) => name !== mine)
  const first = others.find((name) => name === wanted) ?? others[0] ?? 'basic'
  const [plan, setPlan] = useState<PlanName>(first)
  const [when, setWhen] = useState<ChangeTime>('now')
  const [note, setNote] = useState('')
  const ask = useMutation({
    mutationFn: askForPlan,
    onSuccess(list) {
      client.setQueryData(REQUESTS_KEY, list)
      onClose()
    },
  })
  return (
    <FormDialog
      title={<Trans>Ask for another plan</Trans>}
      submit={<Trans>Ask</Trans>}
      cancel={null}
      busy={ask.isPending}
      onSubmit={() => ask.mutate({ plan, when, note })}
      onClose={onClose}
    >
      <p>
        <Trans>An administrator of your school looks at it. Your coins stay yours.</Trans>
      </p>
      <SelectField
        label={<Trans>Plan</Trans>}
        value={plan}
        onChange={(event) => setPlan(event.target.value as PlanName)}
      >
        {others.map((name) => (
          <option key={name} value={name}>
            {t(PLAN_MESSAGES[name])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>From when</Trans>}
        value={when}
        onChange={(event) => setWhen(event.target.value as ChangeTime)}
      >
        <option value="now">{t`As soon as it is approved`}</option>
        <option value="renewal">
          {nextRenewalAt
            ? t`From the next month, ${formatDay(locale, new Date(nextRenewalAt))}`
            : t`From the next month`}
        </option>
      </SelectField>
      <TextField
        label={<Trans>What do you need it for?</Trans>}
        hint={<Trans>A few words help whoever decides. You can leave it empty.</Trans>}
        maxLength={REQUEST_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p role="alert" className={styles.wrong} hidden={!ask.isError}>
        {ask.isError && <Trans>That did not work. Check your connection and try again.</Trans>}
      </p>
    </FormDialog>
  )
}
