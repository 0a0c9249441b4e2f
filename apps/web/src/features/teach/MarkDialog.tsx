import { useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { MarkForm } from './MarkForm.tsx'

interface MarkDialogProps {
  given: Assignment
  submission: Submission
  onClose(): void
}

/** Marking from the list, without opening the work. */
export function MarkDialog({ given, submission, onClose }: MarkDialogProps) {
  const { t } = useLingui()
  const name = personName(submission)
  return (
    <Dialog open title={t`Mark the work of ${name}`} closeLabel={t`Close`} onClose={onClose}>
      <MarkForm given={given} submission={submission} onDone={onClose} />
    </Dialog>
  )
}
