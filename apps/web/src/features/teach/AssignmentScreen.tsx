/** One assignment: what was asked, who has handed in, marks for everybody, the list to take along. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { givenState } from '@panya/domain/classroom/giving.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
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
import school from '../../parts/page-layout/school.module.css'
import { ChangeAssignment } from './ChangeAssignment.tsx'
import { AudienceLine } from './giving/AudienceLine.tsx'
import { CopyDialog } from './giving/CopyDialog.tsx'
import { GivingDialog } from './giving/GivingDialog.tsx'
import { GivingNote } from './giving/GivingNote.tsx'
import { PathStep } from './PathStep.tsx'
import { Submissions } from './Submissions.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

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
      <p role="alert" className={school.page}>
        <Trans>This assignment is not one of yours</Trans>
      </p>
    )
  }
  if (!data) return <div className={school.page} aria-busy="true" />
  return (
    <Opened
      given={data.assignment}
      submissions={data.submissions}
      isGiven={givenState(data.assignment.givenAt, new Date(data.now)) === 'given'}
      tools={tools}
      levels={levels}
    />
  )
}

interface OpenedProps {
  given: Assignment
  submissions: Submission[]
  isGiven: boolean
  tools: readonly ToolManifest[]
  levels: GameLevels
}

function Opened({ given, submissions, isGiven, tools, levels }: OpenedProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const act = useAction()
  const tool = tools.find(({ path }) => path === given.tool)
  const due = given.dueAt === null ? null : formatMoment(locale, new Date(given.dueAt))
  const archived = given.archivedAt !== null
  const level = useLevelTitle(levels, given, locale)
  const [dialog, setDialog] = useState<'change' | 'giving' | 'copy' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={styles.crumb}>
          <Link to={to(`/teach/class?id=${given.classroomId}&tab=assignments`)}>
            <Trans>Assignments</Trans>
          </Link>
        </p>
        <h1>
          <bdi>{given.title}</bdi>
        </h1>
        <Button look="ghost" size="small" onClick={() => setDialog('change')}>
          <Trans>Change</Trans>
        </Button>
        {isGiven && <GivenLinks id={given.id} onAudience={() => setDialog('giving')} />}
        <Button
          look="ghost"
          size="small"
          onClick={() => void act.run(() => keepAsTemplate(given.id), t`Kept as a template.`)}
        >
          <Trans>Keep as a template</Trans>
        </Button>
        <Button look="ghost" size="small" onClick={() => setDialog('copy')}>
          <Trans>Copy to another class</Trans>
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => void act.run(() => changeAssignment(given.id, { archived: !archived }))}
        >
          {archived ? <Trans>Bring it back</Trans> : <Trans>Archive</Trans>}
        </Button>
      </header>
      <p className={school.soft}>
        {tool?.title[locale]}
        {level !== null && ` · ${level}`}
        {due !== null && (
          <>
            {' · '}
            <Trans>Due {due}</Trans>
          </>
        )}
        {given.audience !== null && ' · '}
        <AudienceLine given={given} />
        <PathStep {...given} />
      </p>
      {!isGiven && <GivingNote given={given} onChange={() => setDialog('giving')} />}
      {given.instructions !== '' && (
        <section className={school.section}>
          <div className={styles.note}>
            <Markdown source={given.instructions} headingLevel={2} />
          </div>
        </section>
      )}
      {isGiven && <Submissions given={given} submissions={submissions} />}
      {dialog === 'change' && <ChangeAssignment given={given} onClose={close} />}
      {dialog === 'giving' && <GivingDialog given={given} isGiven={isGiven} onClose={close} />}
      {dialog === 'copy' && <CopyDialog given={given} onClose={close} />}
    </div>
  )
}

interface GivenLinksProps {
  id: number
  onAudience(): void
}

/** What there is to do once learners have it. */
function GivenLinks({ id, onAudience }: GivenLinksProps) {
  const { to } = useAddress()
  return (
    <>
      <Button look="ghost" size="small" onClick={onAudience}>
        <Trans>Who is it for?</Trans>
      </Button>
      <ButtonLink
        look="ghost"
        size="small"
        href={`/api/teach/assignments/${id}/marks.csv`}
        download
      >
        <Trans>Marks as CSV</Trans>
      </ButtonLink>
      <ButtonLink look="ghost" size="small" href={to(`/teach/alike?id=${id}`)}>
        <Trans>Alike work</Trans>
      </ButtonLink>
    </>
  )
}
