/** What was read from a list: first each line that needs a look, to be mended or left out here, then the good ones. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isGrade } from '@panya/domain/account/grade.ts'
import { personName } from '@panya/domain/account/person-name.ts'
import type { RosterRow } from '@panya/domain/classroom/roster.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { GRADE_NAMES } from '../../parts/account/account-messages.ts'
import school from '../../parts/page-layout/school.module.css'
import { PersonCell } from './PersonCell.tsx'
import styles from './RosterPreview.module.css'
import { ROSTER_PROBLEM_MESSAGES } from './roster-problem-messages.ts'
import { TeachTable } from './TeachTable.tsx'

interface RosterPreviewProps {
  rows: readonly RosterRow[]
  /** As they stand in the list now. */
  lines: readonly string[]
  make: boolean
  onMend(line: number, written: string): void
  onLeaveOut(line: number): void
  onCheck(): void
}

export function RosterPreview({ rows, make, ...editing }: RosterPreviewProps) {
  const wrong = rows.filter(({ problem }) => problem !== null)
  const right = rows.filter(({ problem }) => problem === null)
  const twins = make && wrong.some(({ problem }) => problem === 'duplicate')
  const all = rows.length
  return (
    <div className={styles.preview}>
      <output className={styles.count}>
        {wrong.length === 0 ? (
          <Trans>Everything is fine.</Trans>
        ) : (
          <Plural
            value={wrong.length}
            one={`# of ${all} lines needs a look`}
            other={`# of ${all} lines need a look`}
          />
        )}
      </output>
      {wrong.length > 0 && (
        <>
          <p className={school.soft}>
            <Trans>Mend them here, or leave them out. The good lines are not held up.</Trans>
          </p>
          {twins && (
            <p className={school.soft}>
              <Trans>
                Two children with the same name? Add a letter or a nickname to one of them.
              </Trans>
            </p>
          )}
          <WrongLines rows={wrong} {...editing} />
        </>
      )}
      {right.length > 0 && (
        <details className={styles.right} open={wrong.length === 0}>
          <summary>
            <Plural value={right.length} one="# line is fine" other="# lines are fine" />
          </summary>
          <RightLines rows={right} />
        </details>
      )}
    </div>
  )
}

function WrongLines({
  rows,
  lines,
  onMend,
  onLeaveOut,
  onCheck,
}: Omit<RosterPreviewProps, 'make'>) {
  const { t } = useLingui()
  return (
    <ul className={styles.wrong} aria-label={t`Lines that need a look`}>
      {rows.map(({ line, problem }) => (
        <li key={line}>
          <TextField
            label={t`Line ${line}`}
            dir="auto"
            spellCheck={false}
            value={lines[line - 1] ?? ''}
            error={problem && t(ROSTER_PROBLEM_MESSAGES[problem])}
            onChange={(event) => onMend(line, event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) onCheck()
            }}
          />
          <Button
            look="ghost"
            size="small"
            aria-label={t`Leave out line ${line}`}
            onClick={() => onLeaveOut(line)}
          >
            <Trans>Leave out</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function RightLines({ rows }: { rows: readonly RosterRow[] }) {
  const { t } = useLingui()
  return (
    <TeachTable label={t`What was read`} columns={[t`Line`, t`Name`, t`Grade`]}>
      {rows.map((row) => (
        <tr key={row.line}>
          <td>{row.line}</td>
          <PersonCell email={row.email}>
            <bdi>{personName(row)}</bdi>
          </PersonCell>
          <td>{isGrade(row.grade) ? t(GRADE_NAMES[row.grade]) : row.grade}</td>
        </tr>
      ))}
    </TeachTable>
  )
}
