/** Signs in whoever follows a link with `?user=<key>`; when that fails, it is only logged. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentSession } from '../../adapters/identity/current-session.ts'
import { logFailure } from '../../adapters/log.ts'
import { signInWith } from '../../adapters/session/session.ts'
import { useSite } from '../../adapters/site.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { AskBeforeVisit } from './AskBeforeVisit.tsx'
import { type DemoAccount, demoAccountIn, withoutDemoParameter } from './demo-visit.ts'

export function DemoVisitor() {
  const { brand } = useSite()
  const { pathname, search, hash } = useLocation()
  const known = useUserState((user) => user.status !== 'loading')
  // A link anybody can send must not end the session of who opens it.
  const asks = useUserState((user) => user.status === 'authenticated' && user.role !== 'demo')
  const navigate = useNavigate()
  const account = demoAccountIn(search, brand)
  const clean = `${pathname}${withoutDemoParameter(search)}${hash}`
  useEffect(() => {
    if (!account || !known || asks) return
    void visit(account).then(() => navigate(clean, { replace: true }))
  }, [account, known, asks, clean, navigate])
  if (!account || !asks) return null
  const stay = () => void navigate(clean, { replace: true })
  return <AskBeforeVisit onStay={stay} onVisit={() => visit(account).then(stay)} />
}

/** Visits under way, so that an effect that runs twice signs in once. */
const visits = new Map<string, Promise<void>>()

function visit(account: DemoAccount): Promise<void> {
  const underWay = visits.get(account.email)
  if (underWay) return underWay
  const started = signIn(account).finally(() => visits.delete(account.email))
  visits.set(account.email, started)
  return started
}

async function signIn({ email, password }: DemoAccount): Promise<void> {
  if (currentSession()?.user.email === email) return
  try {
    const result = await signInWith({ email, password })
    if (result?.ok === false) throw new Error(`refused: ${result.code}`)
  } catch (error) {
    logFailure('demo-sign-in', error)
  }
}
