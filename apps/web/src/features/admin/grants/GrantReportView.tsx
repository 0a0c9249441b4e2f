/** What became of every line of the table, or would: how many, and each one that is not right. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { GrantHeadings, GrantReport } from '@panya/domain/money/grant-lines.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Count, Counts } from '../parts/Counts.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { GRANT_PROBLEM_MESSAGES } from './grant-messages.ts'

export function GrantReportView({ report, done }: { report: GrantReport; done: boolean }) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <>
      {report.headings && <HeadingsNotice {...report.headings} />}
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

/** What the headings of the table did not say. */
function HeadingsNotice({ found, unknown, hasEmail }: GrantHeadings) {
  const headings = found.filter((heading) => heading !== '').join(' · ')
  const unread = unknown.join(' · ')
  if (!hasEmail) {
    return (
      <Notice tone="wrong">
        <Trans>
          No column is called email, so nothing was read. The headings are: <bdi>{headings}</bdi>.
          Expected are <code>email</code> and, if you like, <code>plan</code>, <code>cycle</code>,{' '}
          <code>until</code>, <code>reason</code>, or the same in Thai, Chinese or Arabic.
        </Trans>
      </Notice>
    )
  }
  if (unknown.length === 0) return null
  return (
    <Notice tone="plain">
      <Trans>
        These columns are not read, because their headings are not known: <bdi>{unread}</bdi>
      </Trans>
    </Notice>
  )
}
