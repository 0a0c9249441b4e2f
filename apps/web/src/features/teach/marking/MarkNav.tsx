/** Where one is in the row: whose work, how many there are, the next and the one before, and which are shown. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { Submission } from '@panya/domain/classroom/assignment.ts'
import type { WorkFilter } from '@panya/domain/classroom/marking.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { PaneSwitch } from '@panya/ui/PaneSwitch/PaneSwitch.tsx'
import styles from './marking.module.css'
import { useFilters } from './use-filters.ts'
import type { Marking } from './use-marking.ts'

export type MarkPane = 'work' | 'panel'

interface MarkNavProps {
  rows: readonly Submission[]
  row: Submission
  filter: WorkFilter
  marking: Marking
  pane: MarkPane
  onPane(pane: MarkPane): void
}

export function MarkNav({ rows, row, filter, marking, pane, onPane }: MarkNavProps) {
  const { t } = useLingui()
  const filters = useFilters(rows)
  const { queue, open, show } = marking
  const { position, total } = queue
  const name = personName(row)
  return (
    <div className={styles.nav}>
      <output className="visually-hidden">{t`The work of ${name}, ${position} of ${total}`}</output>
      <IconButton
        label={t`Previous learner`}
        look="ghost"
        size="small"
        className={styles.turn}
        aria-disabled={queue.previous === null}
        onClick={() => void open(queue.previous)}
      >
        <Icon name="back" />
      </IconButton>
      <span className={styles.place} aria-hidden="true">
        <Trans>
          {position} of {total}
        </Trans>
      </span>
      <IconButton
        label={t`Next learner`}
        look="ghost"
        size="small"
        className={styles.turn}
        aria-disabled={queue.next === null}
        onClick={() => void open(queue.next)}
      >
        <Icon name="forward" />
      </IconButton>
      <select
        className={styles.filter}
        aria-label={t`Which work`}
        value={filter}
        onChange={({ target }) => void show(target.value as WorkFilter)}
      >
        {filters.map(({ filter: one, text, count }) => (
          <option key={one} value={one}>
            {text} ({count})
          </option>
        ))}
      </select>
      <div className={styles.panes}>
        <PaneSwitch
          label={t`Work or mark`}
          panes={[
            ['work', t`Work`],
            ['panel', t`Mark`],
          ]}
          shown={pane}
          onShow={onPane}
        />
      </div>
    </div>
  )
}
