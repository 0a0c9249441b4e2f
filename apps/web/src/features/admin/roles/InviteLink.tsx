/** The secret link of an invitation just made: shown this once, to be handed over. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { RoleAnswer } from '@panya/domain/admin/people.ts'
import { useAddress } from '../../../adapters/address.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { CopyLink } from '../../../parts/copy-link/CopyLink.tsx'
import { Notice } from '../parts/Notice.tsx'

type InviteLinkProps = Extract<RoleAnswer, { token: string }>

export function InviteLink({ invite, token, mailed }: InviteLinkProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { day } = useFormat()
  const { email } = invite
  const until = day(invite.expiresAt)
  // The address that works for the admin works for who is invited.
  const link = `${location.origin}${to('/invitation')}#${token}`
  return (
    <Notice tone="good">
      {mailed ? (
        <Trans>
          <bdi>{email}</bdi> is invited. The link is on its way by mail; you can hand it over too.
        </Trans>
      ) : (
        <Trans>
          <bdi>{email}</bdi> is invited. Hand this link over yourself.
        </Trans>
      )}{' '}
      <Trans>It is shown only now, works once, and ends on {until}.</Trans>
      <CopyLink link={link} label={t`Link of the invitation`} />
    </Notice>
  )
}
