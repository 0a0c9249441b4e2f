/** Among the learners: the groups of the class, to give some work to some of them. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassGroup } from '@panya/domain/classroom/class-group.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { useAddress } from '../../../adapters/address.ts'
import { endGroup } from '../../../adapters/teach/giving-api.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../giving/giving.module.css'
import { useGroups } from '../giving/use-groups.ts'
import teach from '../teach.module.css'
import { useAction } from '../use-action.ts'
import { GroupDialog } from './GroupDialog.tsx'

export function GroupsPanel({ room }: { room: ClassDetails }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const [editing, setEditing] = useState<ClassGroup | 'new' | null>(null)
  const [ending, setEnding] = useState<ClassGroup | null>(null)
  const data = useGroups(room.id)
  if (!data || data.learners.length === 0) return null
  // In the order of their names, as everywhere.
  const namesOf = (group: ClassGroup) =>
    data.learners
      .filter(({ studentId }) => group.learners.includes(studentId))
      .map(({ firstName }) => firstName)
  const list = new Intl.ListFormat(locale)
  const endingName = ending?.name ?? ''
  return (
    <section className={`no-print ${school.section}`} aria-labelledby="groups">
      <div className={school.row}>
        <h2 id="groups">
          <Trans>Groups</Trans>
        </h2>
        <Button
          look="ghost"
          size="small"
          className={teach.end ?? ''}
          onClick={() => setEditing('new')}
        >
          <Trans>New group</Trans>
        </Button>
      </div>
      <p className={school.soft}>
        <Trans>Give work to some of the class. Learners never see the groups.</Trans>
      </p>
      <ul className={styles.groups} aria-labelledby="groups">
        {data.groups.map((group) => {
          const { name } = group
          return (
            <li key={group.id} className={styles.group}>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className={styles.people}>
                {group.learners.length === 0 ? (
                  <Trans>Nobody yet</Trans>
                ) : (
                  list.format(namesOf(group))
                )}
              </span>
              <span>
                <Button
                  size="small"
                  look="ghost"
                  aria-label={t`Change the group ${name}`}
                  onClick={() => setEditing(group)}
                >
                  <Trans>Change</Trans>
                </Button>{' '}
                <Button
                  size="small"
                  look="quiet"
                  aria-label={t`Delete the group ${name}`}
                  onClick={() => setEnding(group)}
                >
                  <Trans>Delete</Trans>
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {editing && (
        <GroupDialog
          classId={room.id}
          group={editing === 'new' ? null : editing}
          learners={data.learners}
          onClose={() => setEditing(null)}
        />
      )}
      {ending && (
        <AskDialog
          title={t`Delete the group “${endingName}”?`}
          confirm={t`Delete the group`}
          danger
          onConfirm={() => act.attempt(() => endGroup(ending.id))}
          onClose={() => setEnding(null)}
        >
          <p>
            <Trans>Work that was given to it stays with its learners.</Trans>
          </p>
        </AskDialog>
      )}
    </section>
  )
}
