/** Why a learning platform could not be asked, in words, and where. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PlatformProblemReason, PlatformTrouble } from '@panya/domain/lti/platform-problem.ts'

const MESSAGES: Record<PlatformProblemReason, MessageDescriptor> = {
  'not-https': msg`This must be an address beginning with https.`,
  'private-address': msg`This address is inside the server’s own network. Only whoever runs the server can allow it (LTI_ORIGINS).`,
  'unknown-host': msg`There is no such server. Look for a typing mistake.`,
  unreachable: msg`The server did not answer.`,
  timeout: msg`The server took too long to answer.`,
  certificate: msg`The server’s certificate cannot be trusted.`,
  redirect: msg`The server sends elsewhere. Type the address it sends to.`,
  'too-large': msg`What the server answered is too long.`,
  'foreign-address': msg`This address is not registered for the platform. An administrator can add it to its other addresses.`,
  status: msg`The server answered with an error.`,
  'not-json': msg`What the server answered cannot be understood.`,
  'no-keys': msg`There are no public keys at this address.`,
  'no-token': msg`The platform gave no access.`,
  'no-members': msg`What the platform answered is no list of members.`,
  'too-many-members': msg`The list of members is too long.`,
  'no-place': msg`The platform has no place for this mark any more.`,
  unexpected: msg`Something unexpected happened.`,
}

export function PlatformTroubleText({ reason, detail }: PlatformTrouble) {
  const { t } = useLingui()
  return (
    <>
      {t(MESSAGES[reason])} {detail && <bdi dir="ltr">{detail}</bdi>}
    </>
  )
}
