import { Trans, useLingui } from '@lingui/react/macro'
import type { StatementReport } from '@panya/domain/bank-statement/statement-report.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { DataTable } from '../parts/DataTable.tsx'
import styles from './Statement.module.css'
import { LINE_PROBLEM_MESSAGES } from './statement-words.ts'

/** Lines that nobody guesses at: they change nothing. */
export function LineProblems({ wrong }: Pick<StatementReport, 'wrong'>) {
  const { t } = useLingui()
  const { count } = useFormat()
  if (wrong.length === 0) return null
  return (
    <div className={styles.gap}>
      <DataTable
        label={t`Lines that cannot be read`}
        head={[
          { label: <Trans>Line</Trans>, number: true },
          { label: <Trans>What is not right</Trans> },
          { label: <Trans>What stands there</Trans> },
        ]}
      >
        {wrong.map(({ line, problem, written }) => (
          <tr key={line}>
            <td data-number>{count(line)}</td>
            <td>{t(LINE_PROBLEM_MESSAGES[problem])}</td>
            <td>
              <bdi>{written}</bdi>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
