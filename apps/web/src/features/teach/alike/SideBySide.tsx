/** Two works beside each other, the one that was handed in first in front; what both have is marked. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ShownWork } from '@panya/domain/alike/alike-work.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { useAddress } from '../../../adapters/address.ts'
import school from '../../../parts/page-layout/school.module.css'
import styles from './alike.module.css'
import { lineRuns } from './line-runs.ts'
import { useNames } from './use-names.ts'

interface SideBySideProps {
  id: string
  assignmentId: number
  works: readonly [ShownWork, ShownWork]
  /** For each of them the lines, from 0, that are in the other one too. */
  lines: readonly [number[], number[]]
}

export function SideBySide({ id, assignmentId, works, lines }: SideBySideProps) {
  return (
    <div id={id}>
      <p className={school.soft}>
        <Trans>
          <mark className={styles.marked}>Marked lines</mark> are built the same way in both works.
        </Trans>
      </p>
      <div className={styles.sides}>
        {works.map((work, side) => (
          <Side
            key={work.id}
            assignmentId={assignmentId}
            work={work}
            marked={lines[side === 0 ? 0 : 1]}
          />
        ))}
      </div>
    </div>
  )
}

interface SideProps {
  assignmentId: number
  work: ShownWork
  marked: readonly number[]
}

function Side({ assignmentId, work, marked }: SideProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const name = useNames()([work])
  const handedIn = formatMoment(locale, new Date(work.handedInAt))
  return (
    <section className={styles.side} aria-label={name}>
      <div className={styles.about}>
        <h4>
          <bdi>{name}</bdi>
        </h4>
        <span className={school.soft}>
          <Trans>Handed in {handedIn}</Trans>
        </span>
        <ButtonLink
          size="small"
          look="quiet"
          href={to(`/teach/work?assignment=${assignmentId}&student=${work.id}&show=all`)}
          aria-label={t`Open the work of ${name}`}
        >
          <Trans>Open</Trans>
        </ButtonLink>
      </div>
      <section
        className={styles.listing}
        dir="ltr"
        aria-label={t`The work of ${name}, line by line`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so keys must reach it
        tabIndex={0}
      >
        <pre>
          <code>
            {lineRuns(work.lines, marked).map((run) =>
              run.marked ? (
                <mark key={run.first} className={styles.marked}>
                  <span className="visually-hidden">{t`In both works:`} </span>
                  {`${run.lines.join('\n')}\n`}
                </mark>
              ) : (
                <span key={run.first}>{`${run.lines.join('\n')}\n`}</span>
              ),
            )}
          </code>
        </pre>
      </section>
    </section>
  )
}
