/** What teachers gave and is not handed in yet. What is late is asked for kindly: it still counts. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { DueTask } from '@panya/domain/home/home.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'
import { HttpError } from '../../adapters/http/http.ts'
import { beginWork, type EmptyDocument } from '../../adapters/teach/begin-work.ts'
import { useFormat } from '../../adapters/use-format.ts'
import styles from './own-home.module.css'

interface TasksDueProps {
  tasks: readonly DueTask[]
  find(path: ToolPath): ToolManifest | undefined
  emptyDocument: EmptyDocument
}

export function TasksDue({ tasks, find, emptyDocument }: TasksDueProps) {
  const { to } = useAddress()
  return (
    <section className={styles.band} data-family="teach" aria-labelledby="tasks">
      <div className={styles.head}>
        <h2 id="tasks" className={styles.kicker}>
          <Trans>From my teacher</Trans>
        </h2>
        <Link to={to('/class')}>
          <Trans>All my assignments</Trans>
        </Link>
      </div>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <Task key={task.id} task={task} tool={find(task.tool)} emptyDocument={emptyDocument} />
        ))}
      </ul>
    </section>
  )
}

interface TaskProps extends Pick<TasksDueProps, 'emptyDocument'> {
  task: DueTask
  tool: ToolManifest | undefined
}

function Task({ task, tool, emptyDocument }: TaskProps) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const due = task.dueAt === null ? null : format.moment(task.dueAt)

  async function begin(): Promise<void> {
    setBusy(true)
    try {
      window.location.assign(to(await beginWork(task, tool, emptyDocument)))
    } catch (error) {
      setBusy(false)
      const closed = error instanceof HttpError && error.message === 'tool-closed'
      toast(
        closed
          ? t`Your teacher has closed this tool for now.`
          : t`That did not work. Check your connection and try again.`,
        { type: 'error' },
      )
    }
  }
  return (
    <li className={styles.task} data-family={tool?.family}>
      <span className={styles.name}>
        <b>
          <bdi>{task.title}</bdi>
        </b>
        <span>
          <bdi>{task.className}</bdi> · {tool?.title[locale]}
        </span>
        {task.late ? (
          <span className={styles.late}>
            <Trans>A little late, and still welcome</Trans>
          </span>
        ) : (
          due !== null && (
            <span>
              <Trans>Due {due}</Trans>
            </span>
          )
        )}
      </span>
      <Button size="small" look="ghost" aria-busy={busy} onClick={() => !busy && void begin()}>
        {task.state === 'not-started' ? <Trans>Begin</Trans> : <Trans>Go on</Trans>}
        <span className="visually-hidden">: {task.title}</span>
      </Button>
    </li>
  )
}
