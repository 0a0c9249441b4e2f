/** Changes when an assignment is given and to whom; what is given already keeps its time. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { useState } from 'react'
import { changeAssignment } from '../../../adapters/teach/assignment-api.ts'
import { FormDialog } from '../../../parts/dialog/FormDialog.tsx'
import styles from '../../../parts/page-layout/school.module.css'
import { useAction } from '../use-action.ts'
import { GivingFields } from './GivingFields.tsx'
import { givingOf, givingWish, isWholeGiving } from './giving-draft.ts'
import { useGroups } from './use-groups.ts'

interface GivingDialogProps {
  given: Assignment
  isGiven: boolean
  onClose(): void
}

export function GivingDialog({ given, isGiven, onClose }: GivingDialogProps) {
  const { t } = useLingui()
  const act = useAction()
  const [draft, setDraft] = useState(() => givingOf(given))
  const here = useGroups(given.classroomId, draft.audience !== null)
  async function save(): Promise<void> {
    const { when, audience } = givingWish(draft)
    // Whoever has left the class since is no longer on the list, and would be refused.
    const learners = new Set(here?.learners.map(({ studentId }) => studentId))
    const those = audience && {
      groups: audience.groups,
      learners: audience.learners.filter((id) => learners.has(id)),
    }
    const change = { ...(isGiven ? {} : { when }), audience: those }
    if (await act.run(() => changeAssignment(given.id, change), t`Saved.`)) onClose()
  }
  return (
    <FormDialog
      title={isGiven ? t`Who is it for?` : t`When and for whom`}
      submit={<Trans>Save</Trans>}
      ready={isWholeGiving(draft) && (draft.audience === null || here !== undefined)}
      busy={act.busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <GivingFields
        classId={given.classroomId}
        value={draft}
        isGiven={isGiven}
        onChange={setDraft}
      />
      {isGiven && (
        <p className={styles.soft}>
          <Trans>Whoever has handed in keeps it, with the mark.</Trans>
        </p>
      )}
    </FormDialog>
  )
}
