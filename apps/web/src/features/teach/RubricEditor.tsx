/** How it is marked: one number, or a line for each thing that counts. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ASSIGNMENT_LIMITS, type RubricLine } from '@panya/domain/classroom/assignment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import school from '../../parts/page-layout/school.module.css'
import styles from './teach.module.css'

interface RubricEditorProps {
  rubric: RubricLine[]
  maxMark: number
  onChange(rubric: RubricLine[], maxMark: number): void
}

export function RubricEditor({ rubric, maxMark, onChange }: RubricEditorProps) {
  const { t } = useLingui()
  const set = (lines: RubricLine[]) => {
    const sum = lines.reduce((total, { points }) => total + points, 0)
    onChange(lines, lines.length > 0 ? Math.max(1, sum) : maxMark)
  }
  const edit = (index: number, part: Partial<RubricLine>) =>
    set(rubric.map((line, at) => (at === index ? { ...line, ...part } : line)))
  return (
    <fieldset className={styles.lines}>
      <legend>
        <Trans>Marks</Trans>
      </legend>
      {rubric.length === 0 && (
        <TextField
          label={t`The most that can be given`}
          type="number"
          min={1}
          max={1000}
          value={maxMark}
          onChange={(event) => onChange([], whole(event.target.value))}
        />
      )}
      {rubric.map((line, index) => {
        const number = index + 1
        return (
          <div key={index} className={styles.line}>
            <TextField
              label={t`What counts (${number})`}
              value={line.text}
              maxLength={200}
              required
              onChange={(event) => edit(index, { text: event.target.value })}
            />
            <TextField
              label={t`Points`}
              type="number"
              min={1}
              max={1000}
              value={line.points}
              onChange={(event) => edit(index, { points: whole(event.target.value) })}
            />
            <Button
              look="quiet"
              size="small"
              aria-label={t`Remove line ${number}`}
              onClick={() => set(rubric.filter((_line, at) => at !== index))}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        )
      })}
      <div className={school.row}>
        {rubric.length < ASSIGNMENT_LIMITS.rubricLines && (
          <Button
            look="ghost"
            size="small"
            onClick={() => set([...rubric, { text: '', points: 5 }])}
          >
            <Trans>Add a rubric line</Trans>
          </Button>
        )}
        {rubric.length > 0 && (
          <span className={school.soft}>
            <Plural value={maxMark} one="# point in all" other="# points in all" />
          </span>
        )}
      </div>
    </fieldset>
  )
}

function whole(text: string): number {
  return Math.min(1000, Math.max(1, Math.floor(Number(text)) || 1))
}
