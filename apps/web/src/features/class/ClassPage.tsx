/** A learner's classes: joining, what there is to do, the ranking, and what the teacher sees. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { MyClass } from '@panya/domain/classroom/classroom.ts'
import { UNCONNECTED_COURSE } from '@panya/domain/lti/lti.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { myAssignments } from '../../adapters/teach/assignment-api.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'
import { acceptInvite, myClasses } from '../../adapters/teach/my-class-api.ts'
import { useUserState } from '../../adapters/user-state.ts'
import school from '../../parts/page-layout/school.module.css'
import styles from './class.module.css'
import { JoinForm } from './JoinForm.tsx'
import { MyReport } from './MyReport.tsx'
import { MyWorkCard } from './MyWorkCard.tsx'
import { PastWork } from './PastWork.tsx'
import { Ranking } from './Ranking.tsx'
import { SeenByGuardian } from './SeenByGuardian.tsx'

interface ClassPageProps {
  tools: readonly ToolManifest[]
  emptyDocument(tool: ToolManifest): Promise<ProjectDocument>
  levels: GameLevels
}

export function ClassPage({ tools, emptyDocument, levels }: ClassPageProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const guest = useUserState((user) => user.role === 'demo')
  const { data } = useQuery({ queryKey: ['class'], queryFn: myClasses, enabled: !guest })
  const { data: given } = useQuery({
    queryKey: ['class', 'assignments'],
    queryFn: () => myAssignments(),
    enabled: !guest,
  })
  const reload = () => void client.invalidateQueries({ queryKey: ['class'] })
  // Whoever was sent here for one of them finds it first.
  const [query] = useSearchParams()
  const wanted = Number(query.get('assignment') ?? 0)
  const assignments = (given?.assignments ?? []).toSorted(
    (a, b) => Number(b.id === wanted) - Number(a.id === wanted),
  )
  const classes = data?.classes.filter(({ part }) => part === 'student') ?? []

  async function accept(code: string): Promise<void> {
    await acceptInvite(code).then(
      () => reload(),
      () => toast(t`That did not work. Check your connection and try again.`, { type: 'error' }),
    )
  }

  if (guest) {
    return (
      <p className={school.page}>
        <Trans>Guests share one account, so they cannot join a class. Sign up to join yours.</Trans>
      </p>
    )
  }
  return (
    <div className={school.page} data-family="teach">
      <h1>
        <Trans>My class</Trans>
      </h1>
      {query.toString() === UNCONNECTED_COURSE && (
        <p className={`${styles.text} ${school.section}`}>
          <Trans>
            Your course is not connected with a class here yet. Tell your teacher: they open the
            same link once. Then open it again, and you are in your class.
          </Trans>
        </p>
      )}
      {data?.invites.map(({ code, className }) => (
        <div key={code} className={`${styles.join} ${school.section}`}>
          <p>
            <Trans>
              You are invited to the class <bdi>{className}</bdi>.
            </Trans>
          </p>
          <Button size="small" onClick={() => void accept(code)}>
            <Trans>Join</Trans>
          </Button>
        </div>
      ))}
      {assignments.length > 0 && (
        <section className={school.section} aria-labelledby="to-do">
          <h2 id="to-do">
            <Trans>My assignments</Trans>
          </h2>
          <ul className={school.cards} aria-labelledby="to-do">
            {assignments.map((work) => (
              <MyWorkCard
                key={work.id}
                work={work}
                tool={tools.find(({ path }) => path === work.tool)}
                emptyDocument={emptyDocument}
                levels={levels}
                onChanged={reload}
              />
            ))}
          </ul>
        </section>
      )}
      <section className={school.section} aria-labelledby="join">
        <h2 id="join">
          {classes.length === 0 ? (
            <Trans>Join your class</Trans>
          ) : (
            <Trans>Join another class</Trans>
          )}
        </h2>
        <JoinForm onJoined={reload} />
      </section>
      {classes.length > 0 && (
        <section className={school.section} aria-labelledby="my-classes">
          <h2 id="my-classes">
            <Trans>My classes</Trans>
          </h2>
          <ul className={school.cards}>
            {classes.map((room) => (
              <ClassCard key={room.id} room={room} tools={tools} />
            ))}
          </ul>
        </section>
      )}
      <PastWork tools={tools} />
      {classes.length > 0 && <MyReport tools={tools} />}
      <SeenByGuardian />
    </div>
  )
}

function ClassCard({ room, tools }: { room: MyClass; tools: readonly ToolManifest[] }) {
  const { locale } = useAddress()
  const teachers = room.teachers.join(', ')
  const open = tools.filter(({ path }) => room.openTools?.includes(path))
  const names = open.map(({ title }) => title[locale]).join(', ')
  const games = tools.filter(({ family }) => family === 'games')
  return (
    <li className={school.card}>
      <h3>
        <bdi>{room.name}</bdi>
      </h3>
      <span className={school.soft}>
        <Trans>with {teachers}</Trans>
      </span>
      {names !== '' && (
        <span className={school.badge} data-tone="new">
          <Trans>Open now: {names}</Trans>
        </span>
      )}
      {room.leaderboard && games.length > 0 && <Ranking classId={room.id} games={games} />}
    </li>
  )
}
