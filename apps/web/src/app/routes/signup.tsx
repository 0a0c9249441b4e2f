import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../adapters/site.ts'
import { SignUpForm } from '../../features/sign-up/SignUpForm.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { useGoOnWhenSignedIn } from '../account/go-on.ts'
import { OtherAccountPage } from '../account/OtherAccountPage.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function SignUp() {
  const { t } = useLingui()
  useGoOnWhenSignedIn()
  const open = useSite().settings?.flags.SIGN_UP !== false
  return (
    <AccountPage
      title={<Trans>Make your account</Trans>}
      lead={<Trans>It is free and takes two minutes. Then all you make is kept for you.</Trans>}
      mood="well-done"
      other={
        <Trans>
          Been here before? <OtherAccountPage page="/signin">Sign in</OtherAccountPage>
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
