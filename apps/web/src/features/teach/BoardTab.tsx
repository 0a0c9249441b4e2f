/** The live board: a desk for every learner, those who need help first, with the reason. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import type { DeskState } from '@panya/domain/classroom/struggle.ts'
import type { BoardDesk } from '@panya/domain/classroom/work.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { formatAgo } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../adapters/address.ts'
import { classBoard } from '../../adapters/teach/work-api.ts'
import { BrandMascotMessage } from '../../parts/mascot/BrandMascotMessage.tsx'
import school from '../../parts/page-layout/school.module.css'
import styles from './BoardTab.module.css'
import { StruggleReasonMessage } from './StruggleReasonMessage.tsx'

/** Short enough that somebody who is stuck is seen at once. */
const REFRESH_MS = 4000
const MARKS: Record<DeskState, string> = { stuck: '!', passed: '✓', working: '▶', quiet: '·' }

interface BoardTabProps {
  room: ClassDetails
  tools: readonly ToolManifest[]
}

export function BoardTab({ room, tools }: BoardTabProps) {
  const { t } = useLingui()
  const { data, isError } = useQuery({
    queryKey: ['teach-board', room.id],
    queryFn: () => classBoard(room.id),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  const desks = data?.desks ?? []
  const count = (state: DeskState) => desks.filter((desk) => desk.state === state).length
  if (data && desks.length === 0) {
    return (
      <BrandMascotMessage mood="hello" as="h2" title={<Trans>Nobody is here yet</Trans>}>
        <p>
          <Trans>As soon as learners join, you see here what they do and who needs help.</Trans>
        </p>
      </BrandMascotMessage>
    )
  }
  return (
    <>
      <p className={styles.counts}>
        <span data-state="stuck">
          <Trans>needs you</Trans> <b>{count('stuck')}</b>
        </span>
        <span data-state="working">
          <Trans>at work</Trans> <b>{count('working')}</b>
        </span>
        <span data-state="passed">
          <Trans>passed</Trans> <b>{count('passed')}</b>
        </span>
        <span data-state="quiet">
          <Trans>quiet</Trans> <b>{count('quiet')}</b>
        </span>
      </p>
      {isError && (
        <p role="alert" className={school.bad}>
          <Trans>The board cannot be read just now. It tries again by itself.</Trans>
        </p>
      )}
      <ul className={styles.desks} aria-label={t`Live board`}>
        {desks.map((desk) => (
          <DeskCard
            key={desk.studentId}
            desk={desk}
            classId={room.id}
            tool={tools.find(({ path }) => path === desk.tool)}
            now={data ? Date.parse(data.at) : 0}
          />
        ))}
      </ul>
    </>
  )
}

interface DeskCardProps {
  desk: BoardDesk
  classId: number
  tool: ToolManifest | undefined
  now: number
}

function DeskCard({ desk, classId, tool, now }: DeskCardProps) {
  const { locale, to } = useAddress()
  const seconds = desk.lastAt === null ? null : Math.max(0, (now - desk.lastAt) / 1000)
  const { errors, runs } = desk
  const { passed, failed } = desk.checks
  const target =
    desk.projectId === null
      ? to(`/teach/student?id=${desk.studentId}&class=${classId}`)
      : to(`/teach/work?id=${desk.projectId}`)
  return (
    <li className={styles.desk} data-state={desk.state}>
      <div className={styles.who}>
        <span className={styles.mark} aria-hidden="true">
          {MARKS[desk.state]}
        </span>
        <a className={styles.name} href={target}>
          <bdi>{personName(desk)}</bdi>
        </a>
      </div>
      <span className={school.soft}>
        <StateName state={desk.state} />
        {tool && ` · ${tool.title[locale]}`}
        {seconds !== null && ` · ${ago(locale, seconds)}`}
      </span>
      {desk.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {desk.reasons.map((reason) => (
            <li key={reason.kind}>
              <StruggleReasonMessage reason={reason} />
            </li>
          ))}
        </ul>
      )}
      {desk.lastAt !== null && (
        <span className={school.soft}>
          <Trans>
            Runs: {runs}, errors: {errors}
          </Trans>
          {passed + failed > 0 && (
            <>
              {' · '}
              <Trans>
                checks: {passed} passed, {failed} not yet
              </Trans>
            </>
          )}
        </span>
      )}
    </li>
  )
}

function StateName({ state }: { state: DeskState }) {
  if (state === 'stuck') return <Trans>needs you</Trans>
  if (state === 'passed') return <Trans>passed</Trans>
  if (state === 'working') return <Trans>at work</Trans>
  return <Trans>quiet</Trans>
}

function ago(locale: Locale, seconds: number): string {
  return seconds < 60
    ? formatAgo(locale, 0, 'second')
    : formatAgo(locale, Math.floor(seconds / 60), 'minute')
}
