/** The way to a plan: a start for newcomers, the checkout for the others, which asks for a session and comes back. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Plan } from '@panya/domain/money/plan.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../adapters/address.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { PLAN_MESSAGES } from './plan-messages.ts'

interface PlanButtonProps {
  plan: Plan
  cycle?: BillingCycle
}

export function PlanButton({ plan: { name, priceMinor }, cycle = 'monthly' }: PlanButtonProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { brand } = useSite()
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const mine = useUserState((user) => user.planName)
  const guest = useUserState((user) => user.role === 'demo')
  if (priceMinor === null) {
    const subject = encodeURIComponent(t`Enterprise plan`)
    return (
      <ButtonLink
        className="no-print"
        look="ghost"
        href={`mailto:${brand.contactEmail}?subject=${subject}`}
      >
        <Trans>Write to us</Trans>
      </ButtonLink>
    )
  }
  if (name === 'free') {
    if (signedIn) return null
    return (
      <ButtonLink className="visitors-only no-print" href={to('/signup')}>
        <Trans>Start for free</Trans>
      </ButtonLink>
    )
  }
  // A guest's account belongs to nobody, so nobody could be given a plan.
  if (guest) return null
  const plan = t(PLAN_MESSAGES[name])
  const more = cycle === 'monthly' ? '' : `&cycle=${cycle}`
  return (
    <ButtonLink
      className="no-print"
      look={name === 'pro' ? 'solid' : 'ghost'}
      href={`${to('/checkout')}?plan=${name}${more}`}
    >
      {signedIn && name === mine ? <Trans>Pay for more time</Trans> : <Trans>Choose {plan}</Trans>}
    </ButtonLink>
  )
}
