import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { GuestEntry } from '../../features/sign-in/GuestEntry.tsx'
import { SignInForm } from '../../features/sign-in/SignInForm.tsx'
import { SchoolTicket } from '../../features/sign-in/school/SchoolTicket.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { AccountPageLink } from '../account/AccountPageLink.tsx'
import { usePrefetchSignIn } from '../account/prefetch-sign-in.ts'
import { useRedirectAfterSignIn } from '../account/redirect-after-sign-in.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function SignIn() {
  const { to } = useAddress()
  const [search] = useSearchParams()
  const arrives = useHydrated() && search.get('with') === 'school'
  if (arrives) return <SchoolTicket wanted={search.get('callbackUrl')} home={to('/home')} />
  return <SignInPage />
}

function SignInPage() {
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
        <GuestEntry />
      </SignInForm>
    </AccountPage>
  )
}
