import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ClassSignIn } from '../../features/sign-in/class-code/ClassSignIn.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { AccountPageLink } from '../account/AccountPageLink.tsx'
import { openDocument, useReturnPath } from '../account/redirect-after-sign-in.ts'
import { PageHead } from '../head/PageHead.tsx'

export default function ClassSignInPage() {
  const { t } = useLingui()
  return (
    <AccountPage
      title={<Trans>Into your class</Trans>}
      lead={<Trans>All you need is the card from your teacher.</Trans>}
      mood="hello"
      other={
        <Trans>
          No card? <AccountPageLink page="/signin">Sign in with your email</AccountPageLink>
        </Trans>
      }
    >
      <PageHead title={t`Class sign-in`} index={false} />
      <ClassSignIn onSignedIn={useGoOn()} />
    </AccountPage>
  )
}

/** To what they asked for, else to their class. */
function useGoOn(): () => void {
  const navigate = useNavigate()
  const target = useReturnPath('/class')
  return useCallback(() => {
    if (!openDocument(target())) void navigate(target(), { replace: true })
  }, [navigate, target])
}
