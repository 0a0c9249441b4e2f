/** What only somebody signed in sees on the plans: since when theirs runs, and today's terms. */
import type { CoinsView } from '@panya/domain/money/coins.ts'
import type { Plan } from '@panya/domain/money/plan.ts'
import { useEffect, useState } from 'react'
import { fetchCoins, fetchPlans } from '../../adapters/coins/coins.ts'

export interface OwnPlan {
  coins: CoinsView | null
  /** As they are now; the page itself may be older. */
  plans: Plan[] | null
}

const NOTHING: OwnPlan = { coins: null, plans: null }

/** The page says enough without it, so a failure only leaves it out. */
export function useOwnPlan(signedIn: boolean): OwnPlan {
  const [own, setOwn] = useState(NOTHING)
  useEffect(() => {
    if (!signedIn) return
    let wanted = true
    Promise.all([fetchCoins(), fetchPlans()]).then(
      ([coins, plans]) => wanted && setOwn({ coins, plans }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [signedIn])
  return signedIn ? own : NOTHING
}
