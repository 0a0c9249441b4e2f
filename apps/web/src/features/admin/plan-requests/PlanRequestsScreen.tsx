/** Who asks for another plan, and the answer to it. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanRequestRow, RequestState } from '@panya/domain/money/plan-request.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fetchPlanPolicy,
  fetchPlanRequestPage,
  savePlanPolicy,
} from '../../../adapters/admin/plans.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { EmailText } from '../../../parts/account/EmailText.tsx'
import { PlanRequestSummary } from '../../../parts/plan/PlanRequestSummary.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { LoadMore } from '../parts/LoadMore.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { QueryState } from '../parts/QueryState.tsx'
import { useAction } from '../parts/use-action.ts'
import { DecideButtons } from './DecideButtons.tsx'

export default function PlanRequestsScreen() {
  return (
    <AdminPage
      title={<Trans>Plan requests</Trans>}
      lead={
        <Trans>
          Learners ask for another plan here. Saying yes changes the plan and gives its coins;
          saying no changes nothing.
        </Trans>
      }
    >
      <Requests status="open" title={<Trans>Waiting for an answer</Trans>} />
      <Policy />
      <Requests status="approved" title={<Trans>Approved</Trans>} />
      <Requests status="refused" title={<Trans>Refused</Trans>} />
    </AdminPage>
  )
}

function Requests({ status, title }: { status: RequestState; title: React.ReactNode }) {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'plan-requests', status],
    queryFn: ({ pageParam }) => fetchPlanRequestPage(status, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.after,
  })
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? []
  return (
    <Panel title={title}>
      <QueryState query={list} />
      {list.data && requests.length === 0 && (
        <p className={styles.empty}>
          <Trans>None so far.</Trans>
        </p>
      )}
      {requests.length > 0 && <RequestTable requests={requests} open={status === 'open'} />}
      <LoadMore query={list} />
    </Panel>
  )
}

function RequestTable({ requests, open }: { requests: PlanRequestRow[]; open: boolean }) {
  const { t } = useLingui()
  const { moment } = useFormat()
  return (
    <DataTable
      label={t`Plan requests`}
      head={[
        { label: <Trans>Who</Trans> },
        { label: <Trans>Wish</Trans> },
        { label: <Trans>Note</Trans> },
        { label: open ? <Trans>Asked</Trans> : <Trans>Answered</Trans> },
        { label: open ? <Trans>Answer</Trans> : <Trans>Answer given</Trans> },
      ]}
    >
      {requests.map((one) => (
        <tr key={one.id}>
          <td>
            <bdi>{one.displayName}</bdi>
            <br />
            <small>
              <EmailText email={one.email} />
            </small>
          </td>
          <td>
            <PlanRequestSummary request={one} />
          </td>
          <td>
            <bdi>{one.note}</bdi>
          </td>
          <td>{moment(one.decidedAt ?? one.askedAt)}</td>
          <td>{open ? <DecideButtons request={one} /> : <bdi>{one.answer}</bdi>}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function Policy() {
  const policy = useQuery({ queryKey: ['admin', 'plan-policy'], queryFn: fetchPlanPolicy })
  const save = useAction({ send: savePlanPolicy, touches: [['admin', 'plan-policy']] })
  // Answers the click at once; what was not saved is taken back.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const saved = policy.data?.teachersMayApprove ?? false
  return (
    <Panel title={<Trans>Who decides</Trans>}>
      <ActionProblem {...save} />
      <label>
        <input
          type="checkbox"
          checked={save.failed ? saved : (wanted ?? saved)}
          disabled={!policy.data}
          onChange={({ target: { checked } }) => {
            setWanted(checked)
            save.run({ teachersMayApprove: checked })
          }}
        />{' '}
        <Trans>Teachers may decide for learners of their own classes.</Trans>
      </label>
    </Panel>
  )
}
