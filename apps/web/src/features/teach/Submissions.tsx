/** The work of a class on one assignment: who stands where, the way to each work, marks. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { isShown, readFilter } from '@panya/domain/classroom/marking.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import school from '../../parts/page-layout/school.module.css'
import { OwnDueDialog } from './giving/OwnDueDialog.tsx'
import { MarkDialog } from './MarkDialog.tsx'
import { CheckBadges, hasChecks } from './marking/CheckBadges.tsx'
import { MarkBar, markAddress } from './marking/MarkBar.tsx'
import { StateBadge } from './StateBadge.tsx'
import { TeachTable } from './TeachTable.tsx'
import styles from './teach.module.css'

interface SubmissionsProps {
  given: Assignment
  submissions: Submission[]
}

export function Submissions({ given, submissions }: SubmissionsProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const [marking, setMarking] = useState<Submission | null>(null)
  const [timing, setTiming] = useState<Submission | null>(null)
  const filter = readFilter(search.get('show')) ?? 'all'
  const shown = submissions.filter((row) => isShown(filter, row))
  const checks = submissions.some(hasChecks)
  return (
    <section className={school.section} aria-labelledby="submissions">
      <h2 id="submissions">
        <Trans>Work of the class</Trans>
      </h2>
      {submissions.length > 0 && (
        <MarkBar given={given} rows={submissions} shown={shown} filter={filter} />
      )}
      {shown.length === 0 ? (
        <p className={school.soft}>
          {submissions.length === 0 ? (
            <Trans>Nobody is here yet</Trans>
          ) : (
            <Trans>No work like this at the moment.</Trans>
          )}
        </p>
      ) : (
        <TeachTable
          labelledBy="submissions"
          columns={[
            t`Name`,
            t`State`,
            ...(checks ? [t`Checks`] : []),
            t`Handed in`,
            t`Mark`,
            t`Actions`,
          ]}
        >
          {shown.map((row) => (
            <Row
              key={row.studentId}
              given={given}
              row={row}
              checks={checks}
              address={markAddress(given.id, row, filter)}
              teammates={othersOfTeam(given, submissions, row.studentId)}
              onMark={() => setMarking(row)}
              onOwnDue={() => setTiming(row)}
            />
          ))}
        </TeachTable>
      )}
      {marking && (
        <MarkDialog given={given} submission={marking} onClose={() => setMarking(null)} />
      )}
      {timing && <OwnDueDialog given={given} row={timing} onClose={() => setTiming(null)} />}
    </section>
  )
}

interface RowProps {
  given: Assignment
  row: Submission
  /** Some work has check results: everybody gets the column. */
  checks: boolean
  /** Where it is opened and marked. */
  address: string
  teammates: string[]
  onMark(): void
  onOwnDue(): void
}

function Row({ given, row, checks, address, teammates, onMark, onOwnDue }: RowProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const name = personName(row)
  const { mark } = row.draft ?? row
  const own = row.ownDueAt === null ? null : formatMoment(locale, new Date(row.ownDueAt))
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        <Teammates names={teammates} />
      </th>
      <td>
        <StateBadge {...row} marked={row.mark !== null} />
        {own !== null && (
          <small className={styles.under}>
            <Trans>Own due date: {own}</Trans>
          </small>
        )}
      </td>
      {checks && (
        <td>
          <CheckBadges row={row} />
        </td>
      )}
      <td className={styles.number}>
        {row.handedInAt ? formatMoment(locale, new Date(row.handedInAt)) : '–'}
      </td>
      <td className={styles.number}>{mark === null ? '–' : `${mark} / ${given.maxMark}`}</td>
      <td>
        {row.projectId !== null && (
          <ButtonLink
            size="small"
            look="ghost"
            href={to(address)}
            aria-label={t`Open the work of ${name}`}
          >
            <Trans>Open</Trans>
          </ButtonLink>
        )}{' '}
        <Button size="small" look="ghost" aria-label={t`Mark the work of ${name}`} onClick={onMark}>
          <Trans>Mark</Trans>
        </Button>{' '}
        <ActionMenu
          label={t`Actions for ${name}`}
          actions={[{ label: t`Own due date`, onSelect: onOwnDue }]}
        >
          <Icon path={TOOL_ICONS.more} size={18} />
        </ActionMenu>
      </td>
    </tr>
  )
}

function othersOfTeam({ teams }: Assignment, submissions: Submission[], id: number): string[] {
  const team = teams?.find((ids) => ids.includes(id)) ?? []
  return submissions
    .filter(({ studentId }) => studentId !== id && team.includes(studentId))
    .map(({ firstName }) => firstName)
}

function Teammates({ names }: { names: string[] }) {
  const { locale } = useAddress()
  if (names.length === 0) return null
  const teammates = new Intl.ListFormat(locale).format(names)
  return (
    <small className={styles.under}>
      <Trans>Together with {teammates}</Trans>
    </small>
  )
}
