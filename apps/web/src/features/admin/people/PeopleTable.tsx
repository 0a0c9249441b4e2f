import { Trans, useLingui } from '@lingui/react/macro'
import { isGrade } from '@panya/domain/account/grade.ts'
import { personName } from '@panya/domain/account/person-name.ts'
import type { PersonRow } from '@panya/domain/admin/people.ts'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { GRADE_NAMES } from '../../../parts/account/account-messages.ts'
import { EmailText } from '../../../parts/account/EmailText.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Avatar } from './Avatar.tsx'
import styles from './People.module.css'
import { RoleBadge, StateBadge } from './RoleBadge.tsx'

interface PeopleTableProps {
  label: string
  people: readonly PersonRow[]
}

export function PeopleTable({ label, people }: PeopleTableProps) {
  return (
    <DataTable
      label={label}
      head={[
        { label: <Trans>Name</Trans> },
        { label: <Trans>Role</Trans> },
        { label: <Trans>Grade</Trans> },
        { label: <Trans>School</Trans> },
        { label: <Trans>Last here</Trans> },
        { label: <Trans>Account</Trans> },
      ]}
    >
      {people.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </DataTable>
  )
}

function Row({ person }: { person: PersonRow }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const { day } = useFormat()
  const { grade } = person
  return (
    <tr>
      <td>
        <Link className={styles.who} to={`${to('/admin/person')}?id=${person.id}`}>
          <Avatar person={person} />
          <span>
            <b>
              <bdi>{personName(person)}</bdi>
            </b>
            <EmailText className={styles.email} email={person.email} />
          </span>
        </Link>
      </td>
      <td>
        <RoleBadge role={person.role} />
      </td>
      <td>{isGrade(grade) ? t(GRADE_NAMES[grade]) : grade}</td>
      <td>
        <bdi>{person.affiliation}</bdi>
      </td>
      <td>{person.lastOnline ? day(person.lastOnline) : <Trans>not yet</Trans>}</td>
      <td>
        <StateBadge state={person.state} />
      </td>
    </tr>
  )
}
