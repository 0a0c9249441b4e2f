/** Teachers of the list who are none here: a file gives nobody rights, an invitation does. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { MissingTeacher } from '@panya/domain/school-roster/roster-plan.ts'
import { TEACHERS_AT_ONCE } from '@panya/domain/school-roster/roster-preview.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { inviteTeachers } from '../../../adapters/admin/one-roster.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import { InvitedList } from './InvitedList.tsx'

export function MissingTeachers({ teachers }: { teachers: readonly MissingTeacher[] }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof inviteTeachers>> | null>(null)
  const invite = useAction({
    send: inviteTeachers,
    touches: [
      ['admin', 'roles'],
      ['admin', 'invites'],
      ['admin', 'audit'],
    ],
    done: setAnswer,
  })
  const emails = [...new Set(teachers.flatMap(({ email }) => email ?? []))]
  const some = emails.slice(0, TEACHERS_AT_ONCE)
  return (
    <Panel
      title={<Trans>Teachers who are not teachers here yet</Trans>}
      about={
        <Trans>
          A list makes nobody a teacher. Invite them; once they have accepted and confirmed their
          address, import the same list again and they are in their classes.
        </Trans>
      }
    >
      <DataTable
        label={t`Teachers who are not teachers here yet`}
        head={[
          { label: <Trans>Name</Trans> },
          { label: <Trans>Email</Trans> },
          { label: <Trans>Classes</Trans>, number: true },
        ]}
      >
        {teachers.map(({ id, firstName, lastName, email, classes }) => (
          <tr key={id}>
            <td>
              <bdi>{personName({ firstName, lastName })}</bdi>
            </td>
            <td>
              {email === null ? (
                <Trans>no address in the list</Trans>
              ) : (
                <bdi dir="ltr">{email}</bdi>
              )}
            </td>
            <td data-number>{count(classes)}</td>
          </tr>
        ))}
      </DataTable>
      <ActionProblem {...invite} />
      {answer ? (
        <InvitedList answer={answer} />
      ) : (
        some.length > 0 && (
          <div className={styles.actions}>
            <Button
              look="ghost"
              aria-busy={invite.busy}
              onClick={() => !invite.busy && invite.run(some)}
            >
              <Plural
                value={some.length}
                one="Invite this teacher by mail"
                other="Invite these # teachers by mail"
              />
            </Button>
          </div>
        )
      )}
    </Panel>
  )
}
