/** The last step of a sign-up by mail: whoever owns the mailbox chooses the password and goes in. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLinkSecret } from '../../adapters/account/link-secret.ts'
import {
  type BegunSignUp,
  fetchBegunSignUp,
  finishSignUp,
} from '../../adapters/account/verification.ts'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { signInByCredentials } from '../../adapters/identity/auth-endpoints.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import { NewPasswordForm } from '../../parts/password/NewPasswordForm.tsx'

type Trouble = 'ended' | 'taken' | 'closed' | 'failed'

const TROUBLE_MESSAGES: Record<Trouble, MessageDescriptor> = {
  ended: msg`It works once, for three days. If your account is made already, sign in; else sign up once more.`,
  taken: msg`Your account is made already. Sign in with it.`,
  closed: msg`New accounts are made by the school here. Ask your teacher for one.`,
  failed: msg`Check your connection, then open the link once more.`,
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.body?.message === 'email-taken') return 'taken'
  if (error.status === 403) return 'closed'
  return [400, 404, 409].includes(error.status) ? 'ended' : 'failed'
}

export function FinishSignUp() {
  const { to } = useAddress()
  const { secret } = useLinkSecret()
  const [begun, setBegun] = useState<BegunSignUp | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    if (secret === null) return
    setTrouble(null)
    fetchBegunSignUp(secret).then(setBegun, (error: unknown) => setTrouble(troubleOf(error)))
  }, [secret])
  if (trouble) return <NoSignUp trouble={trouble} />
  if (begun === null || secret === null) {
    return <BrandMascotMessage mood="thinking" title={<Trans>One moment…</Trans>} />
  }
  const { displayName, email } = begun
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Hello {displayName}, choose your password</Trans>}
    >
      <p>
        <Trans>
          Then your account is ready: <bdi>{email}</bdi>
        </Trans>
      </p>
      <NewPasswordForm
        first
        email={email}
        onTrouble={(error) => setTrouble(troubleOf(error))}
        onSend={async (password) => {
          await finishSignUp(secret, password)
          const inside = await signInByCredentials({ email, password }).catch(() => null)
          location.assign(to(inside?.ok ? '/home' : '/signin'))
        }}
      />
    </BrandMascotMessage>
  )
}

function NoSignUp({ trouble }: { trouble: Trouble }) {
  const { t } = useLingui()
  const { to } = useAddress()
  return (
    <div role="alert">
      <BrandMascotMessage
        mood="oops"
        title={trouble === 'failed' ? t`That did not work` : t`This link has ended`}
        actions={
          <>
            <Link className={buttonClass()} to={to('/signin')}>
              <Trans>Sign in</Trans>
            </Link>
            <Link className={buttonClass('ghost')} to={to('/signup')}>
              <Trans>Make an account</Trans>
            </Link>
          </>
        }
      >
        <p>{t(TROUBLE_MESSAGES[trouble])}</p>
      </BrandMascotMessage>
    </div>
  )
}
