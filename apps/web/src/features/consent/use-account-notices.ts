/** What a learner has to be asked or told about their account; asked for once a page. */
import { useEffect, useState } from 'react'
import { type Consent, fetchConsent } from '../../adapters/account/consent.ts'
import { type Deletion, fetchDeletion } from '../../adapters/account/personal-data.ts'
import { logFailure } from '../../adapters/log.ts'

export interface AccountNotices {
  consent: Consent | null
  deletion: Deletion | null
  setConsent(consent: Consent): void
  setDeletion(deletion: Deletion | null): void
}

export function useAccountNotices(asked: boolean): AccountNotices {
  const [consent, setConsent] = useState<Consent | null>(null)
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  useEffect(() => {
    let current = true
    // A page without its notices is still a good page.
    const failed = (error: unknown) => logFailure('account notices', error)
    if (asked) fetchConsent().then((found) => current && setConsent(found), failed)
    fetchDeletion().then((found) => current && setDeletion(found), failed)
    return () => {
      current = false
    }
  }, [asked])
  return { consent, deletion, setConsent, setDeletion }
}
