import { useLingui } from '@lingui/react/macro'
import type { Outcome } from './tiny-level.ts'

/** What happened and what to try: never whose fault it was. */
export function useOutcomeMessage(): (outcome: Outcome) => string {
  const { t } = useLingui()
  return (outcome) => {
    if (outcome === 'won') return t`The robot has made it!`
    if (outcome === 'bump') return t`Ouch, no way through here. Change one step and try again.`
    if (outcome === 'splash') return t`Splash! Robots do not like water. Change one step.`
    return t`Not at the flag yet. Which step comes next?`
  }
}
