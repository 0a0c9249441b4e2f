/** The bank's statement: looked at first, then what is certain and what a person chose pays orders. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StatementReport } from '@panya/domain/bank-statement/statement-report.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import {
  bringStatement,
  checkStatement,
  type StatementWish,
} from '../../../adapters/admin/money.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import { StatementField } from './StatementField.tsx'
import { StatementProblemView } from './StatementProblemView.tsx'
import { StatementReportView } from './StatementReportView.tsx'
import { type Choices, payingCount, toChoices } from './statement-choices.ts'

const TOUCHES = [
  ['admin', 'orders'],
  ['admin', 'order'],
  ['admin', 'books'],
  ['admin', 'audit'],
]

export default function StatementScreen() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [report, setReport] = useState<StatementReport | null>(null)
  const [choices, setChoices] = useState<Choices>(new Map())
  const check = useAction({ send: checkStatement, touches: [], done: setReport })
  const bring = useAction<StatementWish, StatementReport>({
    send: bringStatement,
    touches: TOUCHES,
    done: setReport,
  })
  const write = (next: string) => {
    setText(next)
    setReport(null)
    setChoices(new Map())
    check.reset()
    bring.reset()
  }
  const count = report ? payingCount(report, choices) : 0
  return (
    <AdminPage
      title={<Trans>Bank statement</Trans>}
      lead={
        <Trans>
          Bring the statement of the bank as CSV, as often as you like: the same line counts once. A
          line with the reference of an order and exactly its price pays it; the rest you decide.
        </Trans>
      }
    >
      <Panel title={<Trans>1. The statement</Trans>}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            bring.reset()
            if (!check.busy) check.run(text)
          }}
        >
          <StatementField value={text} onChange={write} />
          <StatementProblemView {...check} />
          <div className={styles.actions}>
            <Button type="submit" look="ghost" disabled={text.trim() === ''} aria-busy={check.busy}>
              <Trans>See what would happen</Trans>
            </Button>
          </div>
        </form>
      </Panel>
      {report && (
        <Panel title={bring.succeeded ? <Trans>Done</Trans> : <Trans>2. What would happen</Trans>}>
          <StatementReportView report={report} choices={choices} onChoose={setChoices} />
          <StatementProblemView {...bring} />
          {bring.succeeded ? (
            <Notice tone="good">{t`The payments are confirmed.`}</Notice>
          ) : (
            <div className={styles.actions}>
              <Button
                disabled={count === 0}
                aria-busy={bring.busy}
                onClick={() => !bring.busy && bring.run({ text, choices: toChoices(choices) })}
              >
                <Plural value={count} one="Confirm # payment" other="Confirm # payments" />
              </Button>
            </div>
          )}
        </Panel>
      )}
    </AdminPage>
  )
}
