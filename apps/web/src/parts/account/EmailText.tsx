/** Somebody's address; who has none is not given one on the screen. */
import { Trans } from '@lingui/react/macro'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'

export function EmailText({ email, className }: { email: string; className?: string | undefined }) {
  return <bdi className={className}>{hasNoMail(email) ? <Trans>no email</Trans> : email}</bdi>
}
