/** A learner's work as their teacher opens it: to look and to talk, or as one of a class that is marked. */
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { MarkScreen } from './marking/MarkScreen.tsx'
import { WorkDesk, type WorkTools } from './WorkDesk.tsx'

export function WorkScreen(tools: WorkTools) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [search] = useSearchParams()
  const assignmentId = Number(search.get('assignment') ?? 0)
  if (assignmentId > 0) return <MarkScreen id={assignmentId} {...tools} />
  return (
    <WorkDesk
      {...tools}
      projectId={search.get('id') ?? ''}
      assignmentId={0}
      backHref={to('/teach')}
      panelName={t`Comments`}
    />
  )
}
