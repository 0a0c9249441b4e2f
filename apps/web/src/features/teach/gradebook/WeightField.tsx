/** How much a task counts, changed where it stands. */
import { useLingui } from '@lingui/react/macro'
import { type GradebookTask, MOST_WEIGHT } from '@panya/domain/classroom/gradebook.ts'
import { useState } from 'react'
import { changeAssignment } from '../../../adapters/teach/assignment-api.ts'
import { useAction } from '../use-action.ts'
import styles from './gradebook.module.css'

export function WeightField({ task }: { task: GradebookTask }) {
  const { t } = useLingui()
  const act = useAction()
  const [typed, setTyped] = useState(String(task.weight))
  const weight = Number(typed)
  const fits = typed.trim() !== '' && weight >= 0 && weight <= MOST_WEIGHT
  const { title } = task
  async function save(): Promise<void> {
    if (!fits) setTyped(String(task.weight))
    else if (weight !== task.weight) await act.run(() => changeAssignment(task.id, { weight }))
  }
  return (
    <input
      className={styles.field}
      type="number"
      min={0}
      max={MOST_WEIGHT}
      step="any"
      aria-label={t`Weight of ${title}`}
      aria-invalid={!fits}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save()
        if (event.key === 'Escape') setTyped(String(task.weight))
      }}
    />
  )
}
