/** Somebody comes with a ticket from elsewhere (`?with=school`): it becomes a session, and they go on. */
import { Trans } from '@lingui/react/macro'
import { safeReturnPath } from '@panya/domain/return-path/return-path.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BrandMascotMessage } from '../../../parts/mascot/BrandMascotMessage.tsx'
import { SignInProblem } from '../SignInProblem.tsx'
import { type SignInOutcome, signIn } from '../sign-in.ts'

export function SchoolTicket({ wanted, home }: { wanted: string | null; home: string }) {
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null)
  const begun = useRef(false)
  const spendTicket = useEffectEvent(async () => {
    const result = await signIn({ ticket: '1' })
    if (result === 'signed-in') location.replace(safeReturnPath(wanted, location.origin) ?? home)
    else setOutcome(result)
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void spendTicket()
  }, [])
  if (outcome !== null) return <SignInProblem outcome={outcome} />
  return <BrandMascotMessage mood="hello" title={<Trans>Signing in…</Trans>} />
}
