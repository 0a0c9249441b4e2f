/** What became of every line of the table, or would: how many, and each one that is not right. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { GrantReport } from '@panya/domain/money/grant-lines.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Count, Counts } from '../parts/Counts.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { GRANT_PROBLEM_MESSAGES } from './grant-messages.ts'

export function GrantReportView({ report, done }: { report: GrantReport; done: boolean }) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <>
      <Counts>
        <Count value={report.made.length} tone="go">
          {done ? (
            <Plural
              value={report.made.length}
              one="subscription given"
              other="subscriptions given"
            />
          ) : (
            <Plural
              value={report.made.length}
              one="subscription to give"
              other="subscriptions to give"
            />
          )}
        </Count>
        <Count value={report.there.length}>
          <Trans>given before, nothing to do</Trans>
        </Count>
        <Count value={report.wrong.length} tone="stop">
          <Plural value={report.wrong.length} one="line is not right" other="lines are not right" />
        </Count>
      </Counts>
      {report.wrong.length > 0 && (
        <DataTable
          label={t`Lines that are not right`}
          head={[
            { label: <Trans>Line</Trans>, number: true },
            { label: <Trans>Email</Trans> },
            { label: <Trans>What is not right</Trans> },
          ]}
        >
          {report.wrong.map(({ line, email, problem }) => (
            <tr key={line}>
              <td data-number>{count(line)}</td>
              <td>
                <bdi>{email}</bdi>
              </td>
              <td>{t(GRANT_PROBLEM_MESSAGES[problem])}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  )
}
