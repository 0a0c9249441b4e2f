/** What this browser can and cannot do, with a way on for each; nobody is asked for a permission by looking at it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { abilitiesOf, type Verdict } from '@panya/domain/browser/abilities.ts'
import { browserFacts } from '@panya/tools/host/browser/browser-facts.ts'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { AbilityRow } from './AbilityRow.tsx'
import styles from './BrowserAbilities.module.css'
import { ProfileSection } from './ProfileSection.tsx'

export function BrowserAbilities() {
  const { t } = useLingui()
  const { verdicts, look } = useAbilities()
  const looking = (
    <p className={styles.looking}>
      <Trans>Looking at this browser…</Trans>
    </p>
  )
  return (
    <ProfileSection
      title={<Trans>This browser</Trans>}
      about={<Trans>What it can do here, what it cannot, and what helps.</Trans>}
    >
      {verdicts ? (
        // The rows wait for their words.
        <Suspense fallback={looking}>
          <ul className={styles.abilities} aria-label={t`This browser`}>
            {verdicts.map((verdict) => (
              <AbilityRow key={verdict.ability} verdict={verdict} onAsked={look} />
            ))}
          </ul>
        </Suspense>
      ) : (
        looking
      )}
    </ProfileSection>
  )
}

/** Looked at again when somebody comes back to the page: from the settings of the browser, perhaps. */
function useAbilities() {
  const [verdicts, setVerdicts] = useState<Verdict[] | null>(null)
  const look = useCallback(async () => setVerdicts(abilitiesOf(await browserFacts())), [])
  useEffect(() => {
    const again = () => void look()
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [look])
  return { verdicts, look }
}
