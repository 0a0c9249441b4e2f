/** Answers that learners said are not right: to be read, and closed when something came of it. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReportReason } from '@panya/domain/tutor/turn.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  closeReport,
  fetchReports,
  type ReportState,
  type TutorReport,
} from '../../../adapters/admin/tutor.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { WatchedTurns } from '../../../parts/tutor/WatchedTurns.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Badge } from '../parts/Badge.tsx'
import { LoadMore } from '../parts/LoadMore.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import styles from './Tutor.module.css'
import { useToolTitle } from './use-tool-title.ts'

const REASON_WORDS: Record<ReportReason, MessageDescriptor> = {
  wrong: msg`Not correct`,
  unkind: msg`Unkind`,
  scary: msg`Scary`,
  private: msg`About something private`,
  other: msg`Something else`,
}

interface ReportsProps {
  tools: readonly ToolManifest[]
}

export function Reports({ tools }: ReportsProps) {
  const [state, setState] = useState<ReportState>('open')
  const list = useInfiniteQuery({
    queryKey: ['admin', 'tutor', 'reports', state],
    queryFn: ({ pageParam }) => fetchReports(state, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? []
  return (
    <Panel
      title={<Trans>Reported answers</Trans>}
      about={
        <Trans>Learners can report each answer. Close a report when you have seen to it.</Trans>
      }
      actions={<Choice state={state} onChoose={setState} />}
    >
      <QueryState query={list} />
      {list.data && reports.length === 0 && (
        <p className={parts.empty}>
          {state === 'open' ? <Trans>No open reports.</Trans> : <Trans>None so far.</Trans>}
        </p>
      )}
      {reports.length > 0 && (
        <ul className={styles.reports}>
          {reports.map((report) => (
            <Report key={report.turn.id} report={report} tools={tools} />
          ))}
        </ul>
      )}
      <LoadMore query={list} />
    </Panel>
  )
}

function Choice({ state, onChoose }: { state: ReportState; onChoose(state: ReportState): void }) {
  const { t } = useLingui()
  const one = (value: ReportState, words: ReactNode) => (
    <Button
      size="small"
      look={state === value ? 'solid' : 'ghost'}
      aria-pressed={state === value}
      onClick={() => onChoose(value)}
    >
      {words}
    </Button>
  )
  return (
    <fieldset className={styles.choice} aria-label={t`Reported answers`}>
      {one('open', <Trans>Open reports</Trans>)}
      {one('closed', <Trans>Closed reports</Trans>)}
    </fieldset>
  )
}

function Report({ report, tools }: ReportsProps & { report: TutorReport }) {
  const { t } = useLingui()
  const { moment } = useFormat()
  const toolTitle = useToolTitle(tools)
  const { turn, student, reason, words, createdAt, closedAt } = report
  const { name } = student
  const close = useAction({ send: closeReport, touches: [['admin', 'tutor', 'reports']] })
  return (
    <li className={styles.report}>
      <div className={styles.reason}>
        <Badge tone="amber">{t(REASON_WORDS[reason])}</Badge>
        <span>
          <bdi>{name}</bdi> · {toolTitle(report.tool)} · {moment(createdAt)}
        </span>
      </div>
      {words !== '' && (
        <blockquote className={styles.words} dir="auto">
          {words}
        </blockquote>
      )}
      <WatchedTurns turns={[{ ...turn, reported: false }]} label={t`Question and answer`} />
      <ActionProblem {...close} />
      {closedAt === null ? (
        <div>
          <Button
            size="small"
            look="ghost"
            aria-busy={close.busy}
            aria-label={t`Close the report of ${name}`}
            onClick={() => close.run(turn.id)}
          >
            <Trans>Close the report</Trans>
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>
          <Trans>Closed {moment(closedAt)}</Trans>
        </p>
      )}
    </li>
  )
}
