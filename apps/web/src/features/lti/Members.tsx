/** Who a platform says is in the course, beside who is in the class. */
import { Plural, Trans } from '@lingui/react/macro'
import type { CourseMembers } from '@panya/domain/lti/lti.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import school from '../../parts/page-layout/school.module.css'
import styles from './lti.module.css'

interface MembersProps {
  members: CourseMembers
  /** Nobody was brought in yet. */
  preview: boolean
  className: string
  busy: boolean
  onBring(): void
}

export function Members({ members, preview, className, busy, onBring }: MembersProps) {
  const coming = members.members.filter(({ state }) => state !== 'here')
  const { left } = members
  const here = members.members.length - coming.length
  return (
    <div aria-live="polite">
      <p>
        <Plural
          value={here}
          one="# learner of the course is in the class."
          other="# learners of the course are in the class."
        />
      </p>
      {coming.length > 0 && (
        <>
          <p>
            {preview ? (
              <Plural
                value={coming.length}
                one="# is not in the class yet:"
                other="# are not in the class yet:"
              />
            ) : (
              <Plural
                value={coming.length}
                one="# has come into the class:"
                other="# have come into the class:"
              />
            )}
          </p>
          <Names names={coming.map(({ name }) => name)} />
        </>
      )}
      {left.length > 0 && (
        <>
          <p>
            <Plural
              value={left.length}
              one="# is in the class and not in the course any more:"
              other="# are in the class and not in the course any more:"
            />
          </p>
          <Names names={left} />
        </>
      )}
      {preview && coming.length > 0 && (
        <div className={school.row}>
          <Button size="small" aria-busy={busy} onClick={onBring}>
            <Trans>
              Bring them into <bdi>{className}</bdi>
            </Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {names.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two learners may have one name
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
