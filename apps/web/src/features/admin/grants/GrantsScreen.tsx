/** Complimentary subscriptions for many: paste a table, look at what it would do, give it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { GRANT_LINES_MAX } from '@panya/domain/money/grant-lines.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type SubmitEvent, useRef, useState } from 'react'
import { checkGrants, type GrantTableInput, giveGrants } from '../../../adapters/admin/grants.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { AdminPage } from '../parts/AdminPage.tsx'
import { GrantFields, readGrant } from '../parts/GrantFields.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import { GrantReportView } from './GrantReportView.tsx'
import styles from './Grants.module.css'
import { TableField } from './TableField.tsx'

export default function GrantsScreen() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const check = useCheck()
  const give = useGive()
  const forget = () => {
    check.reset()
    give.reset()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    give.reset()
    check.run({ ...readGrant(event.currentTarget), text })
  }
  const tooLong = check.problem?.message === 'too-many-lines'
  const ready = check.report && check.wish && !give.report
  return (
    <AdminPage
      title={<Trans>Give subscriptions</Trans>}
      lead={
        <Trans>
          One line for each person. Only the email is needed; what a line does not say is taken from
          the fields below. Giving the same table twice changes nothing.
        </Trans>
      }
    >
      <Panel title={<Trans>1. The table</Trans>}>
        <form ref={form} className={styles.form} onSubmit={submit} onChange={forget}>
          <TableField value={text} onChange={setText} />
          <GrantFields />
          {tooLong ? (
            <Notice tone="wrong">
              <Trans>
                The table is too long. Give at most{' '}
                <Plural value={GRANT_LINES_MAX} one="# line" other="# lines" /> at once.
              </Trans>
            </Notice>
          ) : (
            <ActionProblem {...check} />
          )}
          <div className={parts.actions}>
            <Button type="submit" look="ghost" disabled={text.trim() === ''} aria-busy={check.busy}>
              <Trans>See what would happen</Trans>
            </Button>
          </div>
        </form>
      </Panel>
      {ready && check.report && (
        <Panel title={<Trans>2. What would happen</Trans>}>
          <GrantReportView report={check.report} done={false} />
          <ActionProblem {...give} />
          <div className={parts.actions}>
            <Button
              disabled={check.report.made.length === 0}
              aria-busy={give.busy}
              onClick={() => check.wish && !give.busy && give.run(check.wish)}
            >
              <Plural
                value={check.report.made.length}
                one="Give # subscription"
                other="Give # subscriptions"
              />
            </Button>
          </div>
        </Panel>
      )}
      {give.report && (
        <Panel title={<Trans>Done</Trans>}>
          <GrantReportView report={give.report} done />
          <output className="visually-hidden">{t`Done`}</output>
        </Panel>
      )}
    </AdminPage>
  )
}

function useCheck() {
  const [wish, setWish] = useState<GrantTableInput | null>(null)
  const [report, setReport] = useState<Awaited<ReturnType<typeof checkGrants>> | null>(null)
  const act = useAction({
    send: (next: GrantTableInput) => {
      setWish(next)
      setReport(null)
      return checkGrants(next)
    },
    touches: [],
    done: setReport,
  })
  const reset = () => {
    setReport(null)
    act.reset()
  }
  return { ...act, wish, report, reset }
}

function useGive() {
  const [report, setReport] = useState<Awaited<ReturnType<typeof giveGrants>> | null>(null)
  const act = useAction({
    send: giveGrants,
    touches: [
      ['admin', 'person'],
      ['admin', 'audit'],
    ],
    done: setReport,
  })
  const reset = () => {
    setReport(null)
    act.reset()
  }
  return { ...act, report, reset }
}
