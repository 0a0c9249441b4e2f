/** Where a provider sends whoever was on its page: leads on to the order, for a guardian by the link that was kept. */
import { Trans } from '@lingui/react/macro'
import { signInAddress } from '@panya/domain/return-path/return-path.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isKeptFor } from '../../adapters/account/link-secret.ts'
import { useAddress } from '../../adapters/address.ts'
import { CAME_BACK } from '../../adapters/payments/came-back.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'

const GUARDIAN_PAGE = '/guardian/pay'

export function ReturnScreen() {
  const { to } = useAddress()
  const navigate = useNavigate()
  const status = useUserState((user) => user.status)
  const [wanted, setWanted] = useState('')
  const [guardian, orders] = [to(GUARDIAN_PAGE), to('/orders/order')]
  useEffect(() => {
    // The page is the same for everybody: what is asked for is read when it is alive.
    const reference = new URLSearchParams(window.location.search).get('order') ?? ''
    const order = `${orders}?${new URLSearchParams({ reference })}`
    if (isKeptFor(GUARDIAN_PAGE)) void navigate(guardian, { replace: true, state: CAME_BACK })
    else if (status === 'authenticated') void navigate(order, { replace: true })
    else if (status === 'unauthenticated') setWanted(order)
  }, [status, guardian, orders, navigate])
  if (wanted === '')
    return <BrandMascotMessage mood="thinking" title={<Trans>Looking for your order…</Trans>} />
  return (
    <BrandMascotMessage
      mood="hello"
      title={<Trans>Welcome back</Trans>}
      actions={
        <ButtonLink href={signInAddress(wanted)}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Sign in to see your order. You pay for a child? Open your link again: there it stands
          whether the money has arrived.
        </Trans>
      </p>
    </BrandMascotMessage>
  )
}
