/** Asks before something is done to a learner's account or place, and shows what came of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails, ClassStudent } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listClasses,
  moveStudent,
  removeStudent,
  resetPassword,
  signOutStudent,
} from '../../adapters/teach/class-api.ts'
import { AskDialog } from './AskDialog.tsx'
import styles from './teach.module.css'
import { useAct } from './use-act.ts'

export type StudentDialogKind = 'password' | 'sign-out' | 'move' | 'remove'

interface StudentDialogProps {
  kind: StudentDialogKind
  room: ClassDetails
  student: ClassStudent
  onClose(): void
}

export function StudentDialog({ kind, ...props }: StudentDialogProps) {
  if (kind === 'password') return <PasswordDialog {...props} />
  if (kind === 'move') return <MoveDialog {...props} />
  return <PlainDialog kind={kind} {...props} />
}

type Props = Omit<StudentDialogProps, 'kind'>

function PlainDialog({ kind, room, student, onClose }: Props & { kind: 'sign-out' | 'remove' }) {
  const { t } = useLingui()
  const act = useAct()
  const name = student.firstName
  if (kind === 'remove') {
    return (
      <AskDialog
        title={t`Remove ${name} from the class?`}
        confirm={t`Remove from the class`}
        danger
        onConfirm={() => void act.run(() => removeStudent(room.id, student.id))}
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
        void act.run(() => signOutStudent(room.id, student.id), t`Signed out everywhere.`)
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
  const { t } = useLingui()
  const act = useAct()
  const [answer, setAnswer] = useState<{ password?: string; mailed?: true } | null>(null)
  const name = student.firstName
  return (
    <Dialog open title={t`New password for ${name}`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['form']}>
        {answer === null ? (
          <>
            <p>
              <Trans>The old password stops working, and all devices are signed out.</Trans>
            </p>
            <div className={styles['row']}>
              <Button look="ghost" className={styles['end'] ?? ''} onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                disabled={act.busy}
                onClick={() =>
                  void act.run(async () => setAnswer(await resetPassword(room.id, student.id)))
                }
              >
                <Trans>Make a new password</Trans>
              </Button>
            </div>
          </>
        ) : (
          <output>
            {answer.mailed ? (
              <Trans>A mail with a link for a new password is on its way.</Trans>
            ) : (
              <>
                <p>
                  <Trans>Write it down now: it is shown only once.</Trans>
                </p>
                <p className={styles['note']}>
                  <span className={styles['code']}>{answer.password}</span>
                </p>
              </>
            )}
          </output>
        )}
      </div>
    </Dialog>
  )
}

function MoveDialog({ room, student, onClose }: Props) {
  const { t } = useLingui()
  const act = useAct()
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
      onConfirm={() => {
        if (target !== '')
          void act.run(() => moveStudent(room.id, student.id, Number(target)), t`Moved.`)
      }}
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
