/** What a complimentary subscription needs: a plan, how its coins come, until when, and why. */
import { useLingui } from '@lingui/react/macro'
import { type Cycle, GRANT_REASON_MAX } from '@panya/domain/money/complimentary.ts'
import { PLAN_NAMES, type PlanName } from '@panya/domain/money/plan.ts'
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import type { GrantInput } from '../../../adapters/admin/people.ts'
import { formText } from '../../../adapters/form-data.ts'
import { PLAN_MESSAGES } from '../../../parts/plan/plan-messages.ts'
import styles from './parts.module.css'

export function GrantFields({ problem }: { problem?: ProblemBody | null }) {
  const { t } = useLingui()
  const wrong = problem?.fields ?? {}
  const late = wrong['expires_at'] || wrong['until'] ? t`Choose a day that is still to come.` : ''
  return (
    <>
      <div className={styles.formGrid}>
        <SelectField name="plan" label={t`Plan`} defaultValue="pro">
          {PLAN_NAMES.filter((name) => name !== 'free').map((name) => (
            <option key={name} value={name}>
              {t(PLAN_MESSAGES[name])}
            </option>
          ))}
        </SelectField>
        <SelectField name="cycle" label={t`New coins`} defaultValue="monthly">
          <option value="monthly">{t`Every month`}</option>
          <option value="yearly">{t`Every year`}</option>
        </SelectField>
        <TextField
          name="until"
          type="date"
          label={t`Last day`}
          defaultValue={inAYear()}
          required
          error={late}
        />
      </div>
      <TextField
        name="reason"
        label={t`Why`}
        maxLength={GRANT_REASON_MAX}
        required
        error={wrong['grant_reason'] ? t`Write a few words.` : ''}
      />
    </>
  )
}

function inAYear(): string {
  return bangkokDay(new Date(Date.now() + 365 * 86_400_000))
}

export function readGrant(form: HTMLFormElement): GrantInput {
  const data = new FormData(form)
  return {
    plan: formText(data, 'plan') as PlanName,
    cycle: formText(data, 'cycle') as Cycle,
    until: formText(data, 'until'),
    reason: formText(data, 'reason'),
  }
}
