import { Trans, useLingui } from '@lingui/react/macro'
import { ClassCodeEntry } from '../../features/sign-in/ClassCodeEntry.tsx'
import { GuestEntry } from '../../features/sign-in/GuestEntry.tsx'
import { SignInForm } from '../../features/sign-in/SignInForm.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { AccountPageLink } from '../account/AccountPageLink.tsx'
import { usePrefetchSignIn } from '../account/prefetch-sign-in.ts'
import { useRedirectAfterSignIn } from '../account/redirect-after-sign-in.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function SignIn() {
  const { t } = useLingui()
  useRedirectAfterSignIn()
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
      <SignInForm>
        <ClassCodeEntry />
        <GuestEntry />
      </SignInForm>
    </AccountPage>
  )
}
