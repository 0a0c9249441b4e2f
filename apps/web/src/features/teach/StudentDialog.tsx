/** Asks before something is done to a learner's account or place, and shows what came of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import type { ClassDetails, ClassStudent } from '@panya/domain/classroom/classroom.ts'
import type { PaperAnswer } from '@panya/domain/consent/consent-state.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listClasses,
  moveStudent,
  recordGuardianAnswer,
  removeStudent,
  resetPassword,
  signOutStudent,
} from '../../adapters/teach/class-api.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import { GuardianAnswerDialog } from '../../parts/guardian/GuardianAnswerDialog.tsx'
import { NewPassword, type NewPasswordAnswer } from '../../parts/password/NewPassword.tsx'
import { NewCardDialog } from './cards/NewCardDialog.tsx'
import { useAction } from './use-action.ts'

export type StudentDialogKind = 'password' | 'card' | 'sign-out' | 'move' | 'guardian' | 'remove'

interface StudentDialogProps {
  kind: StudentDialogKind
  room: ClassDetails
  student: ClassStudent
  /** A new one that was made already. */
  card?: ClassCard
  onClose(): void
}

export function StudentDialog({ kind, card, ...props }: StudentDialogProps) {
  if (kind === 'password') return <PasswordDialog {...props} />
  if (kind === 'card') return <NewCardDialog {...props} made={card ?? null} />
  if (kind === 'guardian') return <GuardianDialog {...props} />
  if (kind === 'move') return <MoveDialog {...props} />
  return <PlainDialog kind={kind} {...props} />
}

type Props = Omit<StudentDialogProps, 'kind' | 'card'>

function PlainDialog({ kind, room, student, onClose }: Props & { kind: 'sign-out' | 'remove' }) {
  const { t } = useLingui()
  const act = useAction()
  const name = student.firstName
  if (kind === 'remove') {
    return (
      <AskDialog
        title={t`Remove ${name} from the class?`}
        confirm={t`Remove from the class`}
        danger
        onConfirm={() => act.attempt(() => removeStudent(room.id, student.id))}
        onClose={onClose}
      >
        <p>
          <Trans>The account and everything in it stay. They can join again with the code.</Trans>
        </p>
      </AskDialog>
    )
  }
  return (
    <AskDialog
      title={t`Sign ${name} out everywhere?`}
      confirm={t`Sign out all devices`}
      onConfirm={() =>
        act.attempt(() => signOutStudent(room.id, student.id), t`Signed out everywhere.`)
      }
      onClose={onClose}
    >
      <p>
        <Trans>What is saved stays saved. They can sign in again at once.</Trans>
      </p>
    </AskDialog>
  )
}

function PasswordDialog({ room, student, onClose }: Props) {
  const act = useAction()
  const [answer, setAnswer] = useState<NewPasswordAnswer | null>(null)
  return (
    <NewPassword
      name={student.firstName}
      answer={answer}
      busy={act.busy}
      onMake={() => void act.run(async () => setAnswer(await resetPassword(room.id, student.id)))}
      onClose={onClose}
    />
  )
}

function GuardianDialog({ student, onClose }: Props) {
  const { t } = useLingui()
  const act = useAction()
  const record = async (answer: PaperAnswer) => {
    if (await act.run(() => recordGuardianAnswer(student.id, answer), t`Recorded.`)) onClose()
  }
  return (
    <GuardianAnswerDialog
      child={personName(student)}
      busy={act.busy}
      onRecord={(answer) => void record(answer)}
      onClose={onClose}
    />
  )
}

function MoveDialog({ room, student, onClose }: Props) {
  const { t } = useLingui()
  const act = useAction()
  const [target, setTarget] = useState('')
  const { data } = useQuery({
    queryKey: ['teach', 'classes', false, '', 0],
    queryFn: () => listClasses(false, '', 0),
  })
  const others = data?.rows.filter(({ id }) => id !== room.id) ?? []
  const name = student.firstName
  return (
    <AskDialog
      title={t`Move ${name} to another class`}
      confirm={t`Move`}
      ready={target !== ''}
      onConfirm={() =>
        act.attempt(() => moveStudent(room.id, student.id, Number(target)), t`Moved.`)
      }
      onClose={onClose}
    >
      {others.length === 0 ? (
        <p>
          <Trans>You have no other class yet.</Trans>
        </p>
      ) : (
        <SelectField
          label={t`To which class?`}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          <option value="">{t`Choose a class`}</option>
          {others.map(({ id, name: other, students }) => (
            <option key={id} value={id}>
              {other} ({students})
            </option>
          ))}
        </SelectField>
      )}
    </AskDialog>
  )
}
