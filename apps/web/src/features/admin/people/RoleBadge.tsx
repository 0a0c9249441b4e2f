import { Trans, useLingui } from '@lingui/react/macro'
import type { PersonRow } from '@panya/domain/admin/people.ts'
import { Badge } from '../parts/Badge.tsx'
import { ROLE_NAMES, ROLE_TONES, STATE_NAMES, STATE_TONES } from './people-messages.ts'

export function RoleBadge({ role }: Pick<PersonRow, 'role'>) {
  const { t } = useLingui()
  if (role === null) {
    return (
      <Badge tone="stop">
        <Trans>Demo, switched off</Trans>
      </Badge>
    )
  }
  return <Badge tone={ROLE_TONES[role]}>{t(ROLE_NAMES[role])}</Badge>
}

export function StateBadge({ state }: Pick<PersonRow, 'state'>) {
  const { t } = useLingui()
  return <Badge tone={STATE_TONES[state]}>{t(STATE_NAMES[state])}</Badge>
}
