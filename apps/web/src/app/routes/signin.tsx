import { Trans, useLingui } from '@lingui/react/macro'
import { GuestEntry } from '../../features/sign-in/GuestEntry.tsx'
import { SignInForm } from '../../features/sign-in/SignInForm.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { useGoOnWhenSignedIn } from '../account/go-on.ts'
import { OtherAccountPage } from '../account/OtherAccountPage.tsx'
import { useSignInAhead } from '../account/sign-in-ahead.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function SignIn() {
  const { t } = useLingui()
  useGoOnWhenSignedIn()
  useSignInAhead()
  return (
    <AccountPage
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in and go on where you stopped. Everything you made is still here.</Trans>}
      mood="hello"
      other={
        <Trans>
          New here? <OtherAccountPage page="/signup">Make an account</OtherAccountPage>
        </Trans>
      }
    >
      <PageHead title={t`Sign in`} />
      <SignInForm>
        <GuestEntry />
      </SignInForm>
    </AccountPage>
  )
}
