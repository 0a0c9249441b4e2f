/** What the plans cost and give. */
import { Trans, useLingui } from '@lingui/react/macro'
import { COINS_MAX, PRICE_MAX_MINOR } from '@panya/domain/admin/settings.ts'
import type { Plan } from '@panya/domain/plan/plan.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import type { SubmitEvent } from 'react'
import { savePlan } from '../../../adapters/admin/settings.ts'
import { textIn } from '../../../adapters/form-text.ts'
import { ActProblem } from '../parts/ActProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { PLAN_TITLES } from '../parts/plan-name.ts'
import { useSettings, useSettingsAct } from '../parts/use-settings.ts'

export default function PlansScreen() {
  const settings = useSettings()
  return (
    <AdminPage
      title={<Trans>Plans and prices</Trans>}
      lead={
        <Trans>
          Everybody sees a change at once on the page of plans. What somebody has been given for a
          running month stays as it is.
        </Trans>
      }
    >
      {settings.isPending && <Loading />}
      {settings.isError && <Failed error={settings.error} retry={settings.refetch} />}
      {settings.data?.plans.map((plan) => (
        <PlanForm key={plan.name} plan={plan} currency={settings.data.currency} />
      ))}
    </AdminPage>
  )
}

function PlanForm({ plan, currency }: { plan: Plan; currency: string }) {
  const { t } = useLingui()
  const save = useSettingsAct(savePlan)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const price = textIn(data, 'price').trim()
    save.run({
      name: plan.name,
      displayName: textIn(data, 'displayName').trim(),
      coinsPerMonth: Number(textIn(data, 'coins')),
      priceMinor: price === '' ? null : Math.round(Number(price) * 100),
    })
  }
  return (
    <Panel title={t(PLAN_TITLES[plan.name])}>
      <form className={parts['ask']} onSubmit={submit} onChange={save.reset}>
        <div className={parts['formGrid']}>
          <TextField
            name="displayName"
            label={t`Name on bills`}
            defaultValue={plan.displayName}
            maxLength={40}
            required
          />
          <TextField
            name="coins"
            type="number"
            min={0}
            max={COINS_MAX}
            step={1}
            label={t`AI coins a month`}
            defaultValue={plan.coinsPerMonth}
            required
          />
          <TextField
            name="price"
            type="number"
            min={0}
            max={PRICE_MAX_MINOR / 100}
            step={0.01}
            label={t`Price a month (${currency})`}
            hint={t`Empty: on request`}
            defaultValue={plan.priceMinor === null ? '' : plan.priceMinor / 100}
          />
        </div>
        <ActProblem {...save} />
        {save.succeeded && (
          <Notice tone="good">
            <Trans>Saved.</Trans>
          </Notice>
        )}
        <div className={parts['actions']}>
          <Button type="submit" size="small" aria-busy={save.busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
