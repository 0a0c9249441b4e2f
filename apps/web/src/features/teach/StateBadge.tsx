import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Submission } from '@panya/domain/classroom/assignment.ts'
import styles from '../../parts/page-layout/school.module.css'

interface StateBadgeProps {
  state: Submission['state']
  late: boolean
  marked: boolean
  draft: Submission['draft']
}

/** How far somebody is with an assignment. */
export function StateBadge({ state, late, marked, draft }: StateBadgeProps) {
  const { t } = useLingui()
  const [message, tone] = badgeOf(state, late, marked)
  return (
    <>
      <span className={styles.badge} data-tone={tone}>
        {t(message)}
      </span>
      {draft !== null && (
        <>
          {' '}
          <span className={styles.badge}>{t(draftMessage(draft))}</span>
        </>
      )}
    </>
  )
}

function badgeOf(
  state: Submission['state'],
  late: boolean,
  marked: boolean,
): [MessageDescriptor, tone?: string] {
  if (state === 'handed-in') return [late ? msg`handed in late` : msg`handed in`, 'new']
  if (state === 'given-back') return [marked ? msg`marked` : msg`given back to go on`, 'good']
  return [state === 'working' ? msg`at work` : msg`not begun`]
}

function draftMessage({ mark, outdated }: NonNullable<Submission['draft']>): MessageDescriptor {
  if (outdated) return msg`draft, handed in again since`
  return mark === null ? msg`draft without a mark` : msg`marked, not returned`
}
