/** From which plan to which, and when. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanRequestRow } from '@panya/domain/money/plan-request.ts'
import styles from './PlanDecision.module.css'
import { PLAN_MESSAGES } from './plan-messages.ts'

export function PlanRequestSummary({ request }: { request: PlanRequestRow }) {
  const { t } = useLingui()
  return (
    <>
      {t(PLAN_MESSAGES[request.currentPlan])} <span className={styles.arrow}>→</span>{' '}
      <b>{t(PLAN_MESSAGES[request.plan])}</b>
      {' · '}
      {request.when === 'now' ? <Trans>at once</Trans> : <Trans>next month</Trans>}
    </>
  )
}
