import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isGrade } from '@panya/domain/account/grade.ts'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../adapters/use-format.ts'
import { GRADE_NAMES } from '../../../parts/account/account-messages.ts'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { EditDialog } from './EditDialog.tsx'

export function About({ person }: { person: PersonDetail }) {
  const { t } = useLingui()
  const { day, moment } = useFormat()
  const [editing, setEditing] = useState(false)
  const { grade, totalOnlineMinutes: minutes, totalOnlineDays: days } = person
  return (
    <Panel
      title={<Trans>Profile</Trans>}
      actions={
        <Button size="small" look="ghost" onClick={() => setEditing(true)}>
          <Trans>Correct</Trans>
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact name={<Trans>Called</Trans>}>{person.displayName}</Fact>
        <Fact name={<Trans>Grade</Trans>}>{isGrade(grade) ? t(GRADE_NAMES[grade]) : grade}</Fact>
        <Fact name={<Trans>School</Trans>}>{person.affiliation}</Fact>
        <Fact name={<Trans>Here since</Trans>}>{day(person.createdAt)}</Fact>
        <Fact name={<Trans>Last here</Trans>}>
          {person.lastOnline ? moment(person.lastOnline) : <Trans>not yet</Trans>}
        </Fact>
        <Fact name={<Trans>Time here</Trans>}>
          <Plural value={minutes} one="# minute" other="# minutes" />
          {' · '}
          <Plural value={days} one="# day" other="# days" />
        </Fact>
        <Fact name={<Trans>Work</Trans>}>
          <Plural value={person.projects} one="# project" other="# projects" />
        </Fact>
        <Fact name={<Trans>Classes</Trans>}>
          {person.classes.length === 0 ? (
            <Trans>none</Trans>
          ) : (
            person.classes.map(({ name }) => name).join(', ')
          )}
        </Fact>
      </dl>
      {editing && <EditDialog person={person} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
