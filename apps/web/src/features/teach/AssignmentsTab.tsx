/** What the class has to do: the list, a new one, the way to each. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { AssignmentSummary } from '@panya/domain/classroom/assignment.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { givenState } from '@panya/domain/classroom/giving.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { listAssignments } from '../../adapters/teach/assignment-api.ts'
import type { ToolCheckChoices } from '../../adapters/teach/check-choices.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'
import type { FindReadyTasks } from '../../adapters/teach/ready-tasks.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import styles from '../../parts/page-layout/school.module.css'
import { AssignmentForm } from './AssignmentForm.tsx'
import { AudienceLine } from './giving/AudienceLine.tsx'
import { GivenBadge } from './giving/GivenBadge.tsx'
import { useChosenTask } from './library/use-chosen-task.ts'
import { PathStep } from './PathStep.tsx'

interface AssignmentsTabProps {
  room: ClassDetails
  tools: readonly ToolManifest[]
  levels: GameLevels
  checkChoices: ToolCheckChoices
  readyTasks: FindReadyTasks
}

export function AssignmentsTab(props: AssignmentsTabProps) {
  const { room, tools, levels, checkChoices, readyTasks } = props
  const { t } = useLingui()
  const { to } = useAddress()
  const [making, setMaking] = useState(false)
  const chosen = useChosenTask(readyTasks)
  const { data } = useQuery({
    queryKey: ['teach', 'assignments', room.id],
    queryFn: () => listAssignments(room.id),
  })
  if (chosen.state === 'loading') return <div aria-busy="true" />
  if (making || chosen.state === 'found') {
    return (
      <AssignmentForm
        room={room}
        tools={tools}
        levels={levels}
        checkChoices={checkChoices}
        paths={data?.paths ?? []}
        beginning={chosen.beginning}
        onClose={() => {
          setMaking(false)
          chosen.leave()
        }}
      />
    )
  }
  const make = (
    <>
      <Button onClick={() => setMaking(true)}>
        <Trans>Give an assignment</Trans>
      </Button>
      <Link className={buttonClass('ghost')} to={to(`/teach/library?class=${room.id}`)}>
        <Trans>Ready assignments</Trans>
      </Link>
    </>
  )
  if (data?.assignments.length === 0) {
    return (
      <BrandMascotMessage
        mood="hello"
        as="h2"
        title={<Trans>Nothing to do yet</Trans>}
        actions={make}
      >
        <p>
          <Trans>Choose a tool, write what to do, and everybody gets a copy of their own.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  return (
    <>
      <p className={styles.row}>{make}</p>
      <ul className={styles.cards} aria-label={t`Assignments`}>
        {data?.assignments.map((one) => (
          <AssignmentCard
            key={one.id}
            given={one}
            now={data.now}
            tool={tools.find(({ path }) => path === one.tool)}
          />
        ))}
      </ul>
    </>
  )
}

interface AssignmentCardProps {
  given: AssignmentSummary
  now: string
  tool: ToolManifest | undefined
}

function AssignmentCard({ given, now, tool }: AssignmentCardProps) {
  const { locale, to } = useAddress()
  const { handedIn, students, marked } = given
  const due = given.dueAt === null ? null : formatMoment(locale, new Date(given.dueAt))
  return (
    <li className={styles.card} data-family={tool?.family}>
      <h2>
        <Link className={styles.whole} to={to(`/teach/assignment?id=${given.id}`)}>
          <bdi>{given.title}</bdi>
        </Link>
      </h2>
      <span className={styles.soft}>
        {tool?.title[locale]}
        <PathStep {...given} />
      </span>
      {due !== null && (
        <span className={styles.soft}>
          <Trans>Due {due}</Trans>
        </span>
      )}
      {given.audience !== null && (
        <span className={styles.soft}>
          <AudienceLine given={given} />
        </span>
      )}
      {givenState(given.givenAt, new Date(now)) === 'given' ? (
        <span>
          <Trans>
            {handedIn} of {students} handed in, {marked} marked
          </Trans>
        </span>
      ) : (
        <GivenBadge givenAt={given.givenAt} />
      )}
      {given.archivedAt !== null && (
        <span className={styles.badge}>
          <Trans>Archived</Trans>
        </span>
      )}
    </li>
  )
}
