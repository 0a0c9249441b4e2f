import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useState } from 'react'
import { GuestEntry } from '../../features/sign-in/GuestEntry.tsx'
import { SignInForm } from '../../features/sign-in/SignInForm.tsx'
import { SchoolEntry } from '../../features/sign-in/school/SchoolEntry.tsx'
import { SchoolProblem } from '../../features/sign-in/school/SchoolProblem.tsx'
import { useArrival } from '../../features/sign-in/school/use-arrival.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import { AccountPageLink } from '../account/AccountPageLink.tsx'
import { usePrefetchSignIn } from '../account/prefetch-sign-in.ts'
import { useRedirectAfterSignIn, useReturnPath } from '../account/redirect-after-sign-in.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function SignIn() {
  const { t } = useLingui()
  const arrival = useArrival()
  const returnPath = useReturnPath()
  const [email, setEmail] = useState('')
  useRedirectAfterSignIn(arrival.undecided)
  usePrefetchSignIn()
  return (
    <AccountPage
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in and go on where you stopped. Everything you made is still here.</Trans>}
      mood="hello"
      other={
        <Trans>
          New here? <AccountPageLink page="/signup">Make an account</AccountPageLink>
        </Trans>
      }
    >
      <PageHead title={t`Sign in`} />
      <SchoolProblem />
      <SignInForm ticket={arrival} onEmail={setEmail}>
        <AccountPageLink page="/class-sign-in" className={buttonClass('ghost')}>
          <Trans>I have a class code</Trans>
        </AccountPageLink>
        <SchoolEntry email={email} returnPath={returnPath} />
        <GuestEntry />
      </SignInForm>
    </AccountPage>
  )
}
