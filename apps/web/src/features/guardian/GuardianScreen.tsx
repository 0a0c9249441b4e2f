/** For a parent or guardian with a code: who it is about, what we keep, and every answer they may give. */
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Ward } from '../../adapters/account/guardian.ts'
import { CodeForm } from './CodeForm.tsx'
import { GuardianDecisionForm } from './GuardianDecisionForm.tsx'
import styles from './guardian.module.css'
import { WardData } from './WardData.tsx'

interface Known {
  code: string
  ward: Ward
}

export function GuardianScreen() {
  const [known, setKnown] = useState<Known | null>(null)
  const [fromLink, setFromLink] = useState('')
  // A link in a mail carries the code behind the #; it need not stay in the address.
  useEffect(() => {
    const code = decodeURIComponent(location.hash.slice(1))
    if (code === '') return
    setFromLink(code)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const update = (ward: Ward) => setKnown((current) => current && { ...current, ward })
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>
        <Trans>For parents and guardians</Trans>
      </h1>
      {known ? (
        <>
          <GuardianDecisionForm {...known} onChange={update} />
          <WardData {...known} onChange={update} />
        </>
      ) : (
        <CodeForm key={fromLink} initial={fromLink} onKnown={setKnown} />
      )}
    </div>
  )
}
