/** The plans side by side: what each gives, what it costs, and which one is mine. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatPrice } from '@panya/domain/locale/format-number.ts'
import type { CoinsView } from '@panya/domain/money/coins.ts'
import type { Plan, PlanName } from '@panya/domain/money/plan.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { PlanButton } from '../../parts/plan/PlanButton.tsx'
import { PLAN_MESSAGES } from '../../parts/plan/plan-messages.ts'
import styles from './PlansScreen.module.css'
import { useOwnPlan } from './use-own-plan.ts'

const PLAN_FOR_MESSAGES: Record<PlanName, MessageDescriptor> = {
  free: msg`For everybody who wants to start.`,
  basic: msg`For learners who ask the AI every week.`,
  pro: msg`For big projects with a lot of AI.`,
  enterprise: msg`For schools, with coins for every seat.`,
}

export function PlansScreen() {
  const { brand, plans } = useSite()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const mine = useUserState((user) => user.planName)
  const own = useOwnPlan(signedIn)
  return (
    <div className={`page-wrap ${styles.page}`}>
      <h1>
        <Trans>Plans and AI coins</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Every tool and every game is in every plan. AI coins pay only for the big AI on the
          server, and you see the price before each run.
        </Trans>
      </p>
      <ul className={styles.plans}>
        {(own.plans ?? plans).map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            currency={brand.currency}
            mine={signedIn && plan.name === mine}
            coins={own.coins}
          />
        ))}
      </ul>
      <section className={styles.questions} aria-labelledby="plan-questions">
        <h2 id="plan-questions">
          <Trans>Good to know</Trans>
        </h2>
        <dl>
          <dt>
            <Trans>What is an AI coin?</Trans>
          </dt>
          <dd>
            <Trans>
              A coin pays for one small job of the server’s AI, such as reading a photo of a page.
              The AI in your own browser costs nothing.
            </Trans>
          </dd>
          <dt>
            <Trans>What if the AI fails?</Trans>
          </dt>
          <dd>
            <Trans>Then it costs nothing: the coins come straight back.</Trans>
          </dd>
          <dt>
            <Trans>Do coins run out?</Trans>
          </dt>
          <dd>
            <Trans>The coins of a month are new every month. Coins given as a present stay.</Trans>
          </dd>
        </dl>
      </section>
    </div>
  )
}

interface PlanCardProps {
  plan: Plan
  currency: 'THB' | 'USD'
  mine: boolean
  coins: CoinsView | null
}

function PlanCard({ plan, currency, mine, coins }: PlanCardProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  return (
    <li className={styles.plan} data-mine={mine ? true : undefined}>
      <h2>
        {t(PLAN_MESSAGES[plan.name])}
        {mine && (
          <span className={styles.mine}>
            <Trans>My plan</Trans>
          </span>
        )}
      </h2>
      <p className={styles.price}>
        {plan.priceMinor === null ? (
          <Trans>On request</Trans>
        ) : (
          <>
            <b>{formatPrice(locale, currency, plan.priceMinor)}</b>
            <span>
              <Trans>a month</Trans>
            </span>
          </>
        )}
      </p>
      <p className={styles.for}>{t(PLAN_FOR_MESSAGES[plan.name])}</p>
      {mine && coins && <MineSince plan={plan.name} coins={coins} />}
      <ul className={styles.gives}>
        <li>
          <Icon name="coin" size={18} />
          <Plural value={plan.coinsPerMonth} one="# AI coin a month" other="# AI coins a month" />
        </li>
        <li>
          <Icon name="check" size={18} />
          <Trans>All tools and games</Trans>
        </li>
        <li>
          <Icon name="check" size={18} />
          <Trans>Your work is kept safe, with history</Trans>
        </li>
      </ul>
      <PlanButton plan={plan} />
    </li>
  )
}

/** A gift has no day of its own here: it is on the page of one's coins. */
function MineSince({ plan, coins }: { plan: PlanName; coins: CoinsView }) {
  const { locale } = useAddress()
  const day = (moment: string) => formatDay(locale, new Date(moment))
  return (
    <p className={styles.since}>
      {plan === coins.planName && coins.planSince && (
        <Trans>Yours since {day(coins.planSince)}.</Trans>
      )}{' '}
      {coins.nextRenewalAt && <Trans>New coins on {day(coins.nextRenewalAt)}.</Trans>}
    </p>
  )
}
