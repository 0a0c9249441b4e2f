/** Tasks the child handed in, and the marks that came back; what a teacher has not returned is not here. */
import { Plural, Trans } from '@lingui/react/macro'
import type { TaskOutcome } from '@panya/domain/classroom/guardian-progress.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from './guardian.module.css'

export function ProgressTasks({ tasks }: { tasks: readonly TaskOutcome[] }) {
  const { locale } = useAddress()
  const day = (moment: string) => formatDay(locale, new Date(moment))
  return (
    <section className={styles.card} aria-labelledby="progress-tasks">
      <h2 id="progress-tasks">
        <Trans>Tasks from the teacher</Trans>
      </h2>
      {tasks.length === 0 && (
        <p>
          <Trans>None was handed in yet.</Trans>
        </p>
      )}
      {tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map((task, index) => (
            <li key={index}>
              <h3>
                <bdi>{task.title}</bdi>
              </h3>
              <span className={styles.soft}>
                <bdi>{task.className}</bdi>
                {task.handedInAt !== null && (
                  <>
                    {' · '}
                    <Trans>handed in on {day(task.handedInAt)}</Trans>
                  </>
                )}
              </span>
              <strong>
                <Outcome task={task} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Outcome({ task: { mark, maxMark, givenBackAt } }: { task: TaskOutcome }) {
  if (givenBackAt === null) return <Trans>The teacher has not returned it yet</Trans>
  if (mark === null) return <Trans>Returned without a mark</Trans>
  return (
    <Trans>
      {mark} of <Plural value={maxMark} one="# point" other="# points" />
    </Trans>
  )
}
