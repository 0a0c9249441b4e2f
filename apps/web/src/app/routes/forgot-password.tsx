import { Trans, useLingui } from '@lingui/react/macro'
import { ForgotForm } from '../../features/password/ForgotForm.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { AccountPageLink } from '../account/AccountPageLink.tsx'
import { PageHead } from '../head/PageHead.tsx'

export default function ForgotPassword() {
  const { t } = useLingui()
  return (
    <AccountPage
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>It happens. We mail you a link, and you choose a new one.</Trans>}
      mood="thinking"
      other={
        <Trans>
          It came back to you? <AccountPageLink page="/signin">Sign in</AccountPageLink>
        </Trans>
      }
    >
      <PageHead title={t`Forgot your password?`} index={false} />
      <ForgotForm />
    </AccountPage>
  )
}
