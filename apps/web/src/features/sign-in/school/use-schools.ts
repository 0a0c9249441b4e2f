/** Which schools there are, and the way to one of them. */
import type { SchoolChoice } from '@panya/domain/account/school-sign-in.ts'
import { useEffect, useState } from 'react'
import { fetchSchools } from '../../../adapters/account/school-sign-in.ts'
import { beginElsewhere } from '../../../adapters/identity/auth-endpoints.ts'
import { logFailure } from '../../../adapters/log.ts'
import type { SignInOutcome } from '../sign-in.ts'

export function useSchools(returnPath: () => string) {
  const [schools, setSchools] = useState<readonly SchoolChoice[]>([])
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    fetchSchools().then(setSchools, (error: unknown) => logFailure('sign-in', error))
    // Who comes back from the school with the browser's button finds the page as they left it.
    const rest = () => setBusy(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const go = async (id: string) => {
    if (busy) return
    setBusy(true)
    setOutcome(null)
    try {
      const address = await beginElsewhere(id, returnPath())
      if (address !== null) return location.assign(address)
      setOutcome('school-away')
    } catch (error) {
      logFailure('sign-in', error)
      setOutcome('unreachable')
    }
    setBusy(false)
  }

  return { schools, outcome, busy, go: (id: string) => void go(id) }
}
