/** The learners of a class, and what a teacher can do for each of them. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isGrade } from '@panya/domain/account/grade.ts'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import type { ClassDetails, ClassStudent } from '@panya/domain/classroom/classroom.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { listStudents } from '../../adapters/teach/class-api.ts'
import { GRADE_NAMES } from '../../parts/account/account-messages.ts'
import { GuardianBadge } from '../../parts/guardian/GuardianBadge.tsx'
import school from '../../parts/page-layout/school.module.css'
import { CardNotice } from './cards/CardNotice.tsx'
import { ClassSignInPanel } from './cards/ClassSignInPanel.tsx'
import { ConsentPanel } from './consent/ConsentPanel.tsx'
import { GroupsPanel } from './groups/GroupsPanel.tsx'
import { InviteList } from './InviteList.tsx'
import { JoinPanel } from './JoinPanel.tsx'
import { Pager } from './Pager.tsx'
import { PersonCell } from './PersonCell.tsx'
import { RosterDialog } from './RosterDialog.tsx'
import { StudentDialog, type StudentDialogKind } from './StudentDialog.tsx'
import { TeachTable } from './TeachTable.tsx'
import styles from './teach.module.css'

interface Asking {
  kind: StudentDialogKind
  student: ClassStudent
  /** The new card, when it was made already. */
  card?: ClassCard
}

export function StudentsTab({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [pasting, setPasting] = useState(false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const { data } = useQuery({
    queryKey: ['teach', 'students', room.id, search, page],
    queryFn: () => listStudents(room.id, search, page),
    // Learners join while the teacher looks on.
    refetchInterval: 10_000,
    placeholderData: (before) => before,
  })
  return (
    <>
      <JoinPanel room={room} />
      <section className={school.section} aria-labelledby="learners">
        <div className={school.row}>
          <h2 id="learners">
            <Plural value={room.students} one="# learner" other="# learners" />
          </h2>
          <input
            type="search"
            className={`${styles.search} ${styles.end}`}
            aria-label={t`Search learners`}
            placeholder={t`Search learners`}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
              setPage(0)
            }}
          />
          <Button size="small" onClick={() => setPasting(true)}>
            <Trans>Invite a list</Trans>
          </Button>
        </div>
        {data && data.rows.length > 0 && (
          <StudentTable room={room} rows={data.rows} onAsk={setAsking} />
        )}
        {data?.rows.length === 0 && (
          <p className={school.soft}>
            {search === '' ? (
              <Trans>Nobody is here yet. Show the code, or invite a list of learners.</Trans>
            ) : (
              <Trans>Nothing found</Trans>
            )}
          </p>
        )}
        <Pager page={page} total={data?.total ?? 0} onPage={setPage} />
      </section>
      <GroupsPanel room={room} />
      <ConsentPanel room={room} />
      <ClassSignInPanel
        room={room}
        anybody={data?.rows.some(({ email }) => hasNoMail(email)) ?? false}
      />
      <InviteList room={room} />
      {pasting && <RosterDialog room={room} way="invite" onClose={() => setPasting(false)} />}
      {asking && <StudentDialog room={room} {...asking} onClose={() => setAsking(null)} />}
    </>
  )
}

interface StudentTableProps {
  room: ClassDetails
  rows: readonly ClassStudent[]
  onAsk(asking: Asking): void
}

function StudentTable({ room, rows, onAsk }: StudentTableProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  return (
    <TeachTable
      labelledBy="learners"
      columns={[t`Name`, t`Grade`, t`Last here`, t`Actions`]}
      stacks
    >
      {rows.map((student) => {
        const name = personName(student)
        return (
          <tr key={student.id}>
            <PersonCell email={student.email}>
              <Link
                className={styles.link}
                to={to(`/teach/student?id=${student.id}&class=${room.id}`)}
              >
                <bdi>{name}</bdi>
              </Link>
              {student.card && (
                <CardNotice
                  room={room}
                  student={student}
                  warning={student.card}
                  onNewCard={(card) => onAsk({ kind: 'card', student, card })}
                />
              )}
              {student.guardian && (
                <span className={styles.told}>
                  <GuardianBadge state={student.guardian} />
                </span>
              )}
            </PersonCell>
            <td data-column={t`Grade`}>
              {isGrade(student.grade) ? t(GRADE_NAMES[student.grade]) : student.grade}
            </td>
            <td className={styles.number} data-column={t`Last here`}>
              {student.lastOnline ? formatMoment(locale, new Date(student.lastOnline)) : '–'}
            </td>
            <td>
              <ActionMenu
                label={t`Actions for ${name}`}
                actions={[
                  hasNoMail(student.email)
                    ? { label: t`New card`, onSelect: () => onAsk({ kind: 'card', student }) }
                    : {
                        label: t`New password`,
                        onSelect: () => onAsk({ kind: 'password', student }),
                      },
                  {
                    label: t`Sign out all devices`,
                    onSelect: () => onAsk({ kind: 'sign-out', student }),
                  },
                  {
                    label: t`Move to another class`,
                    onSelect: () => onAsk({ kind: 'move', student }),
                  },
                  student.guardian !== null && {
                    label: t`Record a guardian’s answer`,
                    onSelect: () => onAsk({ kind: 'guardian', student }),
                  },
                  {
                    label: t`Remove from the class`,
                    danger: true,
                    onSelect: () => onAsk({ kind: 'remove', student }),
                  },
                ]}
              >
                <Icon path={TOOL_ICONS.more} size={18} />
              </ActionMenu>
            </td>
          </tr>
        )
      })}
    </TeachTable>
  )
}
