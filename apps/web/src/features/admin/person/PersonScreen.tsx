/** One person: who they are, what they may do, where they are signed in, what they have. */
import { Trans } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { EmailText } from '../../../parts/account/EmailText.tsx'
import { Notice } from '../parts/Notice.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { RoleBadge, StateBadge } from '../people/RoleBadge.tsx'
import { About } from './About.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { Devices } from './Devices.tsx'
import { Grants } from './Grants.tsx'
import { Guardian } from './Guardian.tsx'
import styles from './Person.module.css'
import { Roles } from './Roles.tsx'
import { SignInSafety } from './SignInSafety.tsx'
import { usePerson } from './use-person.ts'

export default function PersonScreen() {
  const { to } = useAddress()
  const id = Number(useSearchParams()[0].get('id'))
  const person = usePerson(id)
  return (
    <>
      <div className={styles.links}>
        <Link className={styles.back} to={to('/admin/people')}>
          <Icon name="back" />
          <Trans>Everybody</Trans>
        </Link>
        <Link to={`${to('/admin/audit')}?about=student:${id}`}>
          <Trans>What was done to this account</Trans>
        </Link>
      </div>
      <QueryState query={person} />
      {person.data && (
        <>
          <Heading person={person.data} />
          <div className={styles.columns}>
            <div>
              <About person={person.data} />
              <Grants person={person.data} />
            </div>
            <div>
              <Guardian person={person.data} />
              <Roles person={person.data} />
              <Devices person={person.data} />
              <SignInSafety person={person.data} />
              <CloseAccount person={person.data} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

function Heading({ person }: { person: PersonDetail }) {
  const { day } = useFormat()
  const until = person.deletion ? day(person.deletion.dueAt) : ''
  return (
    <>
      <header className={styles.heading}>
        <Avatar person={person} big />
        <div>
          <h1>
            <bdi>{personName(person)}</bdi>
          </h1>
          <p>
            <EmailText email={person.email} />
          </p>
          <p className={styles.badges}>
            <RoleBadge role={person.role} />
            <StateBadge state={person.state} />
          </p>
        </div>
      </header>
      {person.deletion && (
        <Notice tone="wrong">
          <Trans>
            Everything of this account is deleted on {until}. Until then it can be undone.
          </Trans>
        </Notice>
      )}
    </>
  )
}
