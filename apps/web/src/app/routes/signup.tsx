import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../adapters/site.ts'
import { SignUpForm } from '../../features/sign-up/SignUpForm.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { AccountPageLink } from '../account/AccountPageLink.tsx'
import { useRedirectAfterSignIn } from '../account/redirect-after-sign-in.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function SignUp() {
  const { t } = useLingui()
  useRedirectAfterSignIn()
  const open = useSite().settings?.flags.SIGN_UP !== false
  return (
    <AccountPage
      title={<Trans>Make your account</Trans>}
      lead={<Trans>It is free and takes two minutes. Then all you make is kept for you.</Trans>}
      mood="well-done"
      other={
        <Trans>
          Been here before? <AccountPageLink page="/signin">Sign in</AccountPageLink>
        </Trans>
      }
    >
      <PageHead title={t`Make your account`} />
      {open ? (
        <SignUpForm />
      ) : (
        <p>
          <Trans>New accounts are made by the school here. Ask your teacher for one.</Trans>
        </p>
      )}
    </AccountPage>
  )
}
