/** The plan behind the coins: which, since when, what comes next, and asking for another one. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CoinsView } from '@panya/domain/money/coins.ts'
import type { PlanName } from '@panya/domain/money/plan.ts'
import type { PlanRequestView } from '@panya/domain/money/plan-request.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { fetchPlanRequests, takeBackRequest } from '../../adapters/coins/coins.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import { AskForPlan } from './AskForPlan.tsx'
import styles from './CoinsScreen.module.css'
import { REQUESTS_KEY } from './query-keys.ts'

export function MyPlan({ coins }: { coins: CoinsView }) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const [search] = useSearchParams()
  const guest = useUserState((user) => user.role === 'demo')
  const shown = useUserState((user) => user.planName)
  const [asking, setAsking] = useState(search.has('plan') && !guest)
  const requests = useQuery({
    queryKey: REQUESTS_KEY,
    queryFn: fetchPlanRequests,
    enabled: !guest,
  })
  const latest = requests.data?.[0]
  const day = (moment: string) => formatDay(locale, new Date(moment))
  return (
    <section className={styles.card} aria-labelledby="coins-plan">
      <h2 id="coins-plan">
        <Trans>My plan</Trans>
      </h2>
      <p className={styles.plan}>
        <b>{t(PLAN_MESSAGES[coins.planName as PlanName] ?? PLAN_MESSAGES.free)}</b>
        {coins.planSince && (
          <small>
            <Trans>since {day(coins.planSince)}</Trans>
          </small>
        )}
      </p>
      {shown !== coins.planName && (
        <p>
          <Trans>
            You also have a gift: the {t(PLAN_MESSAGES[shown as PlanName] ?? PLAN_MESSAGES.free)}{' '}
            plan.
          </Trans>
        </p>
      )}
      {coins.nextPlanName && coins.nextRenewalAt && (
        <p>
          <Trans>
            From {day(coins.nextRenewalAt)}:{' '}
            {t(PLAN_MESSAGES[coins.nextPlanName as PlanName] ?? PLAN_MESSAGES.free)}
          </Trans>
        </p>
      )}
      {!guest && (
        <p>
          <Link to={to('/orders')}>
            <Trans>My orders and receipts</Trans>
          </Link>
        </p>
      )}
      {latest && <RequestState request={latest} />}
      {!guest && latest?.status !== 'open' && (
        <Button look="ghost" onClick={() => setAsking(true)}>
          <Trans>Ask for another plan</Trans>
        </Button>
      )}
      {asking && (
        <AskForPlan
          mine={coins.nextPlanName ?? coins.planName}
          wanted={search.get('plan')}
          nextRenewalAt={coins.nextRenewalAt}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function RequestState({ request }: { request: PlanRequestView }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const takeBack = useMutation({
    mutationFn: takeBackRequest,
    onSuccess: (list) => client.setQueryData(REQUESTS_KEY, list),
  })
  const plan = t(PLAN_MESSAGES[request.plan])
  if (request.status === 'withdrawn') return null
  return (
    <div className={styles.request} data-state={request.status}>
      {request.status === 'open' && (
        <>
          <p>
            <Trans>You asked for {plan}. Somebody will look at it soon.</Trans>
          </p>
          <Button size="small" look="ghost" onClick={() => takeBack.mutate()}>
            <Trans>Take it back</Trans>
          </Button>
        </>
      )}
      {request.status === 'approved' && (
        <p>
          <Trans>You asked for {plan}, and the answer is yes.</Trans>
        </p>
      )}
      {request.status === 'refused' && (
        <p>
          <Trans>You asked for {plan}. The answer is: not now.</Trans>
        </p>
      )}
      {request.answer && (
        <blockquote>
          <bdi>{request.answer}</bdi>
        </blockquote>
      )}
    </div>
  )
}
