import { Trans } from '@lingui/react/macro'
import type { ToolFamily } from '@panya/domain/tool/tool.ts'

export function FamilyName({ family }: { family: ToolFamily }) {
  if (family === 'coding') return <Trans>Coding</Trans>
  if (family === 'flow') return <Trans>Flow</Trans>
  return <Trans>Games</Trans>
}
