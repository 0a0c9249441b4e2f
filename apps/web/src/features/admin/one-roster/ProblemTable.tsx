/** Each line of the list that is not right: where it is, and what is wrong. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { RosterPreview } from '@panya/domain/school-roster/roster-preview.ts'
import { isRosterNote, isStop } from '@panya/domain/school-roster/roster-problem.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Badge } from '../parts/Badge.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ROSTER_MESSAGES } from './roster-messages.ts'

export function ProblemTable({ preview }: { preview: RosterPreview }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const { problems, problemCounts, plan } = preview
  const more = Object.values(problemCounts).reduce((sum, one) => sum + one, 0) - problems.length
  return (
    <Panel title={<Trans>What is not right in the list</Trans>}>
      {plan === null ? (
        <Notice tone="wrong">
          <Trans>Nothing can be imported from this list as it is.</Trans>
        </Notice>
      ) : (
        <p>
          <Trans>
            A line that is left out changes nothing: whoever it is about stays as they are.
            Everything else can be imported.
          </Trans>
        </p>
      )}
      <DataTable
        label={t`What is not right in the list`}
        head={[
          { label: <Trans>File</Trans> },
          { label: <Trans>Line</Trans>, number: true },
          { label: <Trans>What is not right</Trans> },
          { label: <Trans>About</Trans> },
          { label: <span className="visually-hidden">{t`What follows`}</span> },
        ]}
      >
        {problems.map(({ file, line, problem, what }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line can have the same problem twice
          <tr key={at}>
            <td>
              <bdi dir="ltr">{file}</bdi>
            </td>
            <td data-number>{line === null ? '' : count(line)}</td>
            <td>{t(ROSTER_MESSAGES[problem])}</td>
            <td>
              <bdi>{what}</bdi>
            </td>
            <td>
              {!isStop(problem) && !isRosterNote(problem) && (
                <Badge tone="amber">
                  <Trans>left out</Trans>
                </Badge>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      {more > 0 && (
        <p>
          <Trans>and {more} more</Trans>
        </p>
      )}
    </Panel>
  )
}
