/** One class: the live board, its learners, assignments, progress, what they asked the tutor, and settings. */
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import type { ToolCheckChoices } from '../../adapters/teach/check-choices.ts'
import { classDetails } from '../../adapters/teach/class-api.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'
import type { FindReadyTasks } from '../../adapters/teach/ready-tasks.ts'
import { useUserState } from '../../adapters/user-state.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import school from '../../parts/page-layout/school.module.css'
import { AssignmentsTab } from './AssignmentsTab.tsx'
import { BoardTab } from './BoardTab.tsx'
import { GradebookTab } from './gradebook/GradebookTab.tsx'
import { ProgressTab } from './ProgressTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { StudentsTab } from './StudentsTab.tsx'
import { OnlyTeachers } from './TeachScreen.tsx'
import styles from './teach.module.css'
import { TutorTab } from './tutor/TutorTab.tsx'

const TABS = {
  board: msg`Live board`,
  students: msg`Learners`,
  assignments: msg`Assignments`,
  gradebook: msg`Gradebook`,
  progress: msg`Progress`,
  tutor: msg`Tutor`,
  settings: msg`Settings`,
}
type Tab = keyof typeof TABS
const TAB_NAMES = Object.keys(TABS) as Tab[]

interface ClassScreenProps {
  tools: readonly ToolManifest[]
  levels: GameLevels
  checkChoices: ToolCheckChoices
  readyTasks: FindReadyTasks
}

export function ClassScreen(props: ClassScreenProps) {
  const role = useUserState((user) => user.role)
  const [search] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  const { data, isError } = useQuery({
    queryKey: ['teach', 'class', id],
    queryFn: () => classDetails(id),
    enabled: role === 'teacher' || role === 'admin',
  })
  if (role !== 'teacher' && role !== 'admin') return <OnlyTeachers />
  if (isError) return <NoSuchClass />
  if (!data) return <div className={school.page} aria-busy="true" />
  return <Opened room={data} wanted={search.get('tab')} {...props} />
}

function NoSuchClass() {
  const { to } = useAddress()
  return (
    <BrandMascotMessage
      mood="oops"
      title={<Trans>This class is not one of yours</Trans>}
      actions={
        <Link className={styles.link} to={to('/teach')}>
          <Trans>My classes</Trans>
        </Link>
      }
    />
  )
}

function Opened({
  room,
  wanted,
  tools,
  levels,
  checkChoices,
  readyTasks,
}: ClassScreenProps & { room: ClassDetails; wanted: string | null }) {
  const { t } = useLingui()
  const { to } = useAddress()
  const tab =
    TAB_NAMES.find((name) => name === wanted) ?? (room.students === 0 ? 'students' : 'board')
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={styles.crumb}>
          <Link to={to('/teach')}>
            <Trans>My classes</Trans>
          </Link>
        </p>
        <h1>
          <bdi>{room.name}</bdi>
        </h1>
        {room.archivedAt !== null && (
          <span className={school.badge}>
            <Trans>Archived</Trans>
          </span>
        )}
        {room.openTools !== null && (
          <span className={school.badge} data-tone="new">
            <Trans>Focus mode is on</Trans>
          </span>
        )}
      </header>
      <nav className={styles.tabs} aria-label={room.name}>
        {TAB_NAMES.map((name) => (
          <Link
            key={name}
            ref={name === tab ? bringIntoSight : null}
            className={styles.tab}
            aria-current={name === tab ? 'page' : undefined}
            to={to(`/teach/class?id=${room.id}&tab=${name}`)}
          >
            {t(TABS[name])}
          </Link>
        ))}
      </nav>
      {tab === 'board' && <BoardTab room={room} tools={tools} />}
      {tab === 'students' && <StudentsTab room={room} />}
      {tab === 'assignments' && (
        <AssignmentsTab {...{ room, tools, levels, checkChoices, readyTasks }} />
      )}
      {tab === 'gradebook' && <GradebookTab room={room} />}
      {tab === 'progress' && <ProgressTab room={room} tools={tools} />}
      {tab === 'tutor' && <TutorTab {...{ room, tools, levels }} />}
      {tab === 'settings' && <SettingsTab key={room.id} room={room} tools={tools} />}
    </div>
  )
}

/** On a phone the row of tabs is wider than the screen. */
function bringIntoSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
