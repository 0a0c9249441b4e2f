/** For a teacher: which part every cell plays, and what it is worth, in the words of nbgrader. */
import {
  GRADED_LIMITS,
  type GradedCell,
  type GradedProblem,
  type GradedRole,
  gradedCell,
  gradedProblems,
  pointsIn,
} from '@panya/domain/notebook/graded/graded-cell.ts'
import { releaseNotebook } from '@panya/domain/notebook/graded/release-notebook.ts'
import type { Cell } from '@panya/domain/notebook/notebook.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { saveFile } from '../../../coding-kit/save-file.ts'
import { SidePanel } from '../components/SidePanel.tsx'
import { documentOf } from '../core/document.ts'
import { toFile } from '../core/project-file.ts'
import type { Messages } from '../jupyter-messages.ts'
import type { PanelProps } from '../tool-props.ts'
import styles from './grading.module.css'

const ROLES = {
  answer: 'roleAnswer',
  tests: 'roleTests',
  written: 'roleWritten',
  task: 'roleTask',
  locked: 'roleLocked',
} as const satisfies Record<GradedRole, string>

const HIDING = ['SOLUTION', 'HIDDEN TESTS', 'MARK SCHEME']

export default function TaskPanel({ t, host, session, onClose }: PanelProps) {
  const { project } = session
  const { cells } = project.notebook
  const problems = gradedProblems(project.notebook)
  const download = (): void => {
    const copy = { ...project, notebook: releaseNotebook(project.notebook), clean: null }
    saveFile(`${host.project?.title ?? 'notebook'}.ipynb`, toFile(documentOf(copy)).bytes)
  }
  return (
    <SidePanel t={t} title={t('taskTitle')} onClose={onClose}>
      <p>{t('taskIntro')}</p>
      <p>{t('taskHide')}</p>
      <pre dir="ltr" className={styles.marks}>
        {HIDING.map((name) => `### BEGIN ${name}\n### END ${name}`).join('\n\n')}
      </pre>
      <p>
        <strong>{t('taskPoints', { count: pointsIn(project.notebook) })}</strong>
      </p>
      {problems.length > 0 && (
        <ul className={styles.list} role="alert">
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)} className={styles.problem}>
              <span>{problemText(t, problem)}</span>
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.list} aria-label={t('taskTitle')}>
        {cells.map((cell, index) => (
          <TaskCell
            key={cell.id}
            t={t}
            cell={cell}
            place={index + 1}
            onRole={(graded) => session.giveRole(cell.id, graded)}
          />
        ))}
      </ol>
      <Button look="ghost" onClick={download}>
        {t('taskCopy')}
      </Button>
    </SidePanel>
  )
}

interface TaskCellProps {
  t: Messages
  cell: Cell
  place: number
  onRole(graded: GradedCell | null): void
}

function TaskCell({ t, cell, place, onRole }: TaskCellProps) {
  const graded = gradedCell(cell)
  const [words = ''] = cell.source.trim().split('\n')
  const gradeId = graded?.gradeId ?? `cell-${cell.id}`
  const isWorth = graded && graded.role !== 'answer' && graded.role !== 'locked'
  return (
    <li>
      <small>
        {t('taskCell', { place })}
        {words !== '' && (
          <bdi dir="ltr" className={styles.words}>
            {words}
          </bdi>
        )}
      </small>
      <SelectField
        label={t('taskRole', { place })}
        value={graded?.role ?? ''}
        onChange={({ target }) => {
          const role = target.value as GradedRole | ''
          onRole(role === '' ? null : { gradeId, role, points: graded?.points || 1 })
        }}
      >
        <option value="">{t('roleNone')}</option>
        {Object.entries(ROLES).map(([role, name]) => (
          <option key={role} value={role}>
            {t(name)}
          </option>
        ))}
      </SelectField>
      {isWorth && (
        <TextField
          label={t('taskWorth', { place })}
          type="number"
          inputMode="decimal"
          min={0}
          max={GRADED_LIMITS.points}
          value={graded.points}
          onChange={({ target }) => {
            const points = Math.min(Math.max(Number(target.value), 0), GRADED_LIMITS.points)
            onRole({ ...graded, points })
          }}
        />
      )}
    </li>
  )
}

function problemText(t: Messages, problem: GradedProblem): string {
  switch (problem.code) {
    case 'same-id':
      return t('problemSameId', { name: problem.gradeId })
    case 'no-end':
      return t('problemNoEnd', { name: problem.gradeId, marker: problem.marker })
    case 'no-begin':
      return t('problemNoBegin', { name: problem.gradeId, marker: problem.marker })
    case 'tests-in-words':
      return t('problemTestsInWords', { name: problem.gradeId })
    case 'secret-outside':
      return t('problemSecretOutside', { place: problem.place, marker: problem.marker })
  }
}
