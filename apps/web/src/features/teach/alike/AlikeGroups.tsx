/** Works that are alike: two, or more that are all nearly the same, and each two of them side by side. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  type AlikeAnswer,
  type AlikeGroup,
  type AlikePair,
  MOST_PAIRS,
  type ShownWork,
} from '@panya/domain/alike/alike-work.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useId, useState } from 'react'
import school from '../../../parts/page-layout/school.module.css'
import styles from './alike.module.css'
import { SideBySide } from './SideBySide.tsx'
import { useNames } from './use-names.ts'

interface AlikeGroupsProps {
  assignmentId: number
  answer: AlikeAnswer
}

export function AlikeGroups({ assignmentId, answer: { groups, works, more } }: AlikeGroupsProps) {
  const byId = new Map(works.map((work) => [work.id, work]))
  if (groups.length === 0) return null
  return (
    <section className={school.section} aria-labelledby="same-structure">
      <h2 id="same-structure">
        <Trans>The same structure</Trans>
      </h2>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.works.join(' ')} className={styles.group}>
            <Group assignmentId={assignmentId} group={group} works={byId} />
          </li>
        ))}
      </ul>
      {more && (
        <p className={school.soft}>
          <Plural
            value={MOST_PAIRS}
            one="Only the # pair that is most alike is shown."
            other="Only the # pairs that are most alike are shown."
          />
        </p>
      )}
    </section>
  )
}

interface GroupProps {
  assignmentId: number
  group: AlikeGroup
  works: ReadonlyMap<number, ShownWork>
}

function Group({ assignmentId, group, works }: GroupProps) {
  const names = useNames()
  const members = group.works.flatMap((id) => works.get(id) ?? [])
  return (
    <>
      {members.length > 2 && (
        <p className={styles.members}>
          <bdi>{names(members)}</bdi>
        </p>
      )}
      {group.pairs.map((pair) => (
        <Pair key={pair.works.join(' ')} assignmentId={assignmentId} pair={pair} works={works} />
      ))}
    </>
  )
}

interface PairProps {
  assignmentId: number
  pair: AlikePair
  works: ReadonlyMap<number, ShownWork>
}

function Pair({ assignmentId, pair, works }: PairProps) {
  const { t } = useLingui()
  const listed = useNames()
  const [open, setOpen] = useState(false)
  const shownId = useId()
  const [one, other] = pair.works.map((id) => works.get(id))
  if (!one || !other) return null
  const names = listed([one, other])
  return (
    <>
      <div className={styles.pair}>
        <h3>
          <bdi>{names}</bdi>
        </h3>
        <span className={school.badge}>
          {pair.strength === 'nearly' ? (
            <Trans>nearly the same structure</Trans>
          ) : (
            <Trans>large parts the same</Trans>
          )}
        </span>
        <Button
          size="small"
          look="ghost"
          aria-expanded={open}
          aria-controls={open ? shownId : undefined}
          aria-label={t`Side by side: ${names}`}
          onClick={() => setOpen(!open)}
        >
          <Trans>Side by side</Trans>
        </Button>
      </div>
      {open && (
        <SideBySide
          id={shownId}
          assignmentId={assignmentId}
          works={[one, other]}
          lines={pair.lines}
        />
      )}
    </>
  )
}
