/** Which step of which guided path an assignment is, said after what stands before it. */
import { Trans } from '@lingui/react/macro'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'

export function PathStep({ pathTitle, step }: Pick<Assignment, 'pathTitle' | 'step'>) {
  if (pathTitle === null) return null
  return (
    <>
      {' · '}
      <Trans>
        {pathTitle}, step {step}
      </Trans>
    </>
  )
}
