/** One assignment: what was asked, who has handed in, marks for everybody, the list to take along. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/assignment/assignment.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/kit/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import {
  changeAssignment,
  keepAsTemplate,
  openAssignment,
} from '../../adapters/teach/assignment-api.ts'
import { type GameLevels, useLevelTitle } from '../../adapters/teach/game-levels.ts'
import school from '../../parts/school/school.module.css'
import { ChangeAssignment } from './ChangeAssignment.tsx'
import { CleanBadge } from './CleanBadge.tsx'
import { MarkDialog } from './MarkDialog.tsx'
import { PathStep } from './PathStep.tsx'
import { StateBadge } from './StateBadge.tsx'
import { Column, TeachTable } from './TeachTable.tsx'
import styles from './teach.module.css'
import { useAct } from './use-act.ts'

interface AssignmentScreenProps {
  tools: readonly ToolManifest[]
  levels: GameLevels
}

export function AssignmentScreen({ tools, levels }: AssignmentScreenProps) {
  const id = Number(useSearchParams()[0].get('id') ?? 0)
  const { data, isError } = useQuery({
    queryKey: ['teach', 'assignment', id],
    queryFn: () => openAssignment(id),
    refetchInterval: 10_000,
  })
  if (isError) {
    return (
      <p role="alert" className={school['page']}>
        <Trans>This assignment is not one of yours</Trans>
      </p>
    )
  }
  if (!data) return <div className={school['page']} aria-busy="true" />
  return (
    <Opened given={data.assignment} submissions={data.submissions} tools={tools} levels={levels} />
  )
}

interface OpenedProps {
  given: Assignment
  submissions: Submission[]
  tools: readonly ToolManifest[]
  levels: GameLevels
}

function Opened({ given, submissions, tools, levels }: OpenedProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const act = useAct()
  const tool = tools.find(({ path }) => path === given.tool)
  const due = given.dueAt === null ? null : formatMoment(locale, new Date(given.dueAt))
  const archived = given.archivedAt !== null
  const level = useLevelTitle(levels, given, locale)
  const [changing, setChanging] = useState(false)
  return (
    <div className={school['page']} data-family="teach">
      <header className={styles['head']}>
        <p className={styles['crumb']}>
          <Link to={to(`/teach/class?id=${given.classroomId}&tab=assignments`)}>
            <Trans>Assignments</Trans>
          </Link>
        </p>
        <h1>
          <bdi>{given.title}</bdi>
        </h1>
        <Button look="ghost" size="small" onClick={() => setChanging(true)}>
          <Trans>Change</Trans>
        </Button>
        <ButtonLink
          look="ghost"
          size="small"
          href={`/api/teach/assignments/${given.id}/marks.csv`}
          download
        >
          <Trans>Marks as CSV</Trans>
        </ButtonLink>
        <Button
          look="ghost"
          size="small"
          onClick={() => void act.run(() => keepAsTemplate(given.id), t`Kept as a template.`)}
        >
          <Trans>Keep as a template</Trans>
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => void act.run(() => changeAssignment(given.id, { archived: !archived }))}
        >
          {archived ? <Trans>Bring it back</Trans> : <Trans>Archive</Trans>}
        </Button>
      </header>
      <p className={school['soft']}>
        {tool?.title[locale]}
        {level !== null && ` · ${level}`}
        {due !== null && (
          <>
            {' · '}
            <Trans>Due {due}</Trans>
          </>
        )}
        <PathStep {...given} />
      </p>
      {given.instructions !== '' && (
        <section className={school['section']}>
          <div className={styles['note']}>
            <Markdown source={given.instructions} headingLevel={2} />
          </div>
        </section>
      )}
      <Submissions given={given} submissions={submissions} />
      {changing && <ChangeAssignment given={given} onClose={() => setChanging(false)} />}
    </div>
  )
}

function Submissions({ given, submissions }: Omit<OpenedProps, 'tools' | 'levels'>) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const [marking, setMarking] = useState<Submission | null>(null)
  const { maxMark } = given
  return (
    <section className={school['section']} aria-labelledby="submissions">
      <h2 id="submissions">
        <Trans>Work of the class</Trans>
      </h2>
      <TeachTable
        labelledBy="submissions"
        head={
          <>
            <Column>
              <Trans>Name</Trans>
            </Column>
            <Column>
              <Trans>State</Trans>
            </Column>
            <Column>
              <Trans>Handed in</Trans>
            </Column>
            <Column>
              <Trans>Mark</Trans>
            </Column>
            <Column>
              <Trans>Actions</Trans>
            </Column>
          </>
        }
      >
        {submissions.map((row) => {
          const name = `${row.firstName} ${row.lastName}`.trim()
          const open = `/teach/work?id=${row.projectId}&assignment=${given.id}&student=${row.studentId}`
          return (
            <tr key={row.studentId}>
              <th scope="row">
                <bdi>{name}</bdi>
                <Teammates names={othersOfTeam(given, submissions, row.studentId)} />
              </th>
              <td>
                <StateBadge state={row.state} late={row.late} marked={row.mark !== null} />
                {row.stars !== null && ` ${'★'.repeat(row.stars)}`}
                {row.clean !== null && (
                  <>
                    {' '}
                    <CleanBadge state={row.clean} />
                  </>
                )}
              </td>
              <td className={styles['number']}>
                {row.handedInAt ? formatMoment(locale, new Date(row.handedInAt)) : '–'}
              </td>
              <td className={styles['number']}>
                {row.mark === null ? '–' : `${row.mark} / ${maxMark}`}
              </td>
              <td>
                {row.projectId !== null && (
                  <ButtonLink
                    size="small"
                    look="ghost"
                    href={to(open)}
                    aria-label={t`Open the work of ${name}`}
                  >
                    <Trans>Open</Trans>
                  </ButtonLink>
                )}{' '}
                <Button
                  size="small"
                  look="ghost"
                  aria-label={t`Mark the work of ${name}`}
                  onClick={() => setMarking(row)}
                >
                  <Trans>Mark</Trans>
                </Button>
              </td>
            </tr>
          )
        })}
      </TeachTable>
      {marking && (
        <MarkDialog given={given} submission={marking} onClose={() => setMarking(null)} />
      )}
    </section>
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
    <small className={styles['under']}>
      <Trans>Together with {teammates}</Trans>
    </small>
  )
}
