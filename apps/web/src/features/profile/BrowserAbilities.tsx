/** What this browser can and cannot do, with a way on for each; nobody is asked for a permission by looking at it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { abilitiesOf, type Verdict } from '@panya/domain/browser/abilities.ts'
import { askToKeep, browserFacts } from '@panya/tools/host/browser/browser-facts.ts'
import { useCallback, useEffect, useState } from 'react'
import { AbilityRow } from './AbilityRow.tsx'
import styles from './BrowserAbilities.module.css'
import { ProfileSection } from './ProfileSection.tsx'

export function BrowserAbilities() {
  const { t } = useLingui()
  const { verdicts, look } = useAbilities()
  const [refused, setRefused] = useState(false)
  const keep = async (): Promise<void> => {
    setRefused(!(await askToKeep()))
    await look()
  }
  return (
    <ProfileSection
      title={<Trans>This browser</Trans>}
      about={<Trans>What it can do here, what it cannot, and what helps.</Trans>}
    >
      <ul className={styles.abilities} aria-label={t`This browser`} aria-busy={verdicts === null}>
        {verdicts?.map((verdict) => (
          <AbilityRow key={verdict.ability} verdict={verdict} onKeep={() => void keep()} />
        ))}
      </ul>
      <output className={styles.refused}>
        {refused && (
          <Trans>
            Not yet. Browsers say yes to pages that are used often: put a bookmark here, and try
            again another day.
          </Trans>
        )}
      </output>
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
