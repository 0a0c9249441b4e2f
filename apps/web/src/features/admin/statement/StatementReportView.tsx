/** What each line that matters would do, or has done: how many, and one by one. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type {
  StatementReport,
  StatementVerdict,
} from '@panya/domain/bank-statement/statement-report.ts'
import { Count, Counts } from '../parts/Counts.tsx'
import { DataTable } from '../parts/DataTable.tsx'
import { LineProblems } from './LineProblems.tsx'
import { StatementRow } from './StatementRow.tsx'
import { type Choices, withChoice } from './statement-choices.ts'

interface StatementReportViewProps {
  report: StatementReport
  choices: Choices
  onChoose(choices: Choices): void
}

export function StatementReportView({ report, choices, onChoose }: StatementReportViewProps) {
  const { t } = useLingui()
  const { lines, outgoing, wrong } = report
  const number = (kind: StatementVerdict['kind']) => lines.filter((one) => one.kind === kind).length
  const [pays, unsure, there] = [number('pays'), number('unsure'), number('there')]
  const shown = lines.filter(({ kind }) => kind !== 'none')
  const others = number('none') + outgoing
  return (
    <>
      <Counts>
        <Count value={pays} tone="go">
          <Plural value={pays} one="line pays an order" other="lines pay an order" />
        </Count>
        <Count value={unsure} tone="stop">
          <Plural value={unsure} one="line for you to decide" other="lines for you to decide" />
        </Count>
        <Count value={there}>
          <Plural value={there} one="line told before" other="lines told before" />
        </Count>
        <Count value={others}>
          <Plural
            value={others}
            one="line that has nothing to do with orders"
            other="lines that have nothing to do with orders"
          />
        </Count>
        <Count value={wrong.length} tone="stop">
          <Plural
            value={wrong.length}
            one="line that cannot be read"
            other="lines that cannot be read"
          />
        </Count>
      </Counts>
      {shown.length > 0 && (
        <DataTable
          label={t`Lines of the statement`}
          head={[
            { label: <Trans>Line</Trans>, number: true },
            { label: <Trans>When</Trans> },
            { label: <Trans>Amount</Trans>, number: true },
            { label: <Trans>Text of the bank</Trans> },
            { label: <Trans>Which order</Trans> },
          ]}
        >
          {shown.map((verdict) => (
            <StatementRow
              key={verdict.line}
              verdict={verdict}
              chosen={choices.get(verdict.line) ?? null}
              onChoose={(orderId) => onChoose(withChoice(choices, verdict.line, orderId))}
            />
          ))}
        </DataTable>
      )}
      <LineProblems wrong={wrong} />
    </>
  )
}
