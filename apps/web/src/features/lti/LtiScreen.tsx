/** Where people from a learning platform arrive when something has to be decided, or went wrong. */
import { Trans, useLingui } from '@lingui/react/macro'
import { LAUNCH_PROBLEMS, type PendingLaunch } from '@panya/domain/lti/lti.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchPendingLaunch } from '../../adapters/account/lti.ts'
import { useAddress } from '../../adapters/address.ts'
import { logFailure } from '../../adapters/log.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { ChooseTarget } from './ChooseTarget.tsx'
import { ConnectTeacher, NotATeacher, NotForAdmins, SignInFirst } from './ConnectTeacher.tsx'
import { Courses } from './Courses.tsx'
import { LAUNCH_PROBLEM_MESSAGES } from './launch-problems.ts'
import { Welcome } from './Welcome.tsx'

export function LtiScreen() {
  const { t } = useLingui()
  const { to } = useAddress()
  const hydrated = useHydrated()
  const asked = useSearchParams()[0].get('problem')
  const problem = hydrated ? LAUNCH_PROBLEMS.find((name) => name === asked) : undefined
  if (problem === undefined) return <Decision />
  const { title, text } = LAUNCH_PROBLEM_MESSAGES[problem]
  return (
    <BrandMascotMessage
      mood="oops"
      title={t(title)}
      actions={
        <a className={buttonClass('ghost')} href={to('/home')}>
          <Trans>To the home page</Trans>
        </a>
      }
    >
      <p>{t(text)}</p>
    </BrandMascotMessage>
  )
}

function Decision() {
  const status = useUserState((user) => user.status)
  const role = useUserState((user) => user.role)
  const [launch, setLaunch] = useState<PendingLaunch | 'none' | 'failed' | null>(null)
  const load = useCallback(() => {
    fetchPendingLaunch().then(
      (found) => setLaunch(found ?? 'none'),
      (error: unknown) => {
        logFailure('lti', error)
        setLaunch('failed')
      },
    )
  }, [])
  useEffect(() => {
    if (status !== 'loading') load()
  }, [status, load])

  if (launch === null || status === 'loading') {
    return <BrandMascotMessage mood="thinking" title={<Trans>One moment…</Trans>} />
  }
  if (launch === 'none' && role === 'teacher') return <Courses />
  if (launch === 'none' || launch === 'failed') return <OpenAgain failed={launch === 'failed'} />
  if (launch.step === 'welcome') return <Welcome launch={launch} onNext={load} />
  if (launch.step === 'connect') return <ConnectTeacher launch={launch} onNext={load} />
  if (launch.step === 'choose') return <ChooseTarget launch={launch} />
  if (launch.step === 'not-a-teacher') return <NotATeacher launch={launch} />
  if (launch.step === 'not-for-admins') return <NotForAdmins />
  return <SignInFirst launch={launch} />
}

function OpenAgain({ failed }: { failed: boolean }) {
  return (
    <BrandMascotMessage
      mood={failed ? 'oops' : 'hello'}
      title={
        failed ? (
          <Trans>That did not work. Check your connection and try again.</Trans>
        ) : (
          <Trans>Come in from your learning platform</Trans>
        )
      }
    >
      <p>
        <Trans>Go back to your learning platform and open the link once more.</Trans>
      </p>
    </BrandMascotMessage>
  )
}
