/** For a teacher: the tests of the task over what a learner handed in, and points for what tests cannot judge. */
import { gradedCells } from '@panya/domain/notebook/graded/graded-cell.ts'
import type { Notebook } from '@panya/domain/notebook/notebook.ts'
import { spawnPython } from '@panya/engines/python/spawn-python.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { SidePanel } from '../components/SidePanel.tsx'
import { readProject } from '../core/document.ts'
import type { PanelProps } from '../tool-props.ts'
import { gradeWork, type JudgedCell } from './grade-work.ts'
import styles from './grading.module.css'

type Stage =
  | { at: 'before' | 'failed' | 'nothing' }
  | { at: 'running'; done: number; all: number }
  | { at: 'judged'; cells: JudgedCell[] }

export default function GradePanel(props: PanelProps) {
  const { t, onClose } = props
  const [stage, setStage] = useState<Stage>({ at: 'before' })
  /** What the teacher says about cells that tests cannot judge. */
  const [said, setSaid] = useState<ReadonlyMap<string, number>>(new Map())
  const grade = async (): Promise<void> => {
    setStage({ at: 'running', done: 0, all: 1 })
    setStage(await judge(props, (done, all) => setStage({ at: 'running', done, all })))
  }
  return (
    <SidePanel t={t} title={t('gradeTitle')} onClose={onClose}>
      <p>{t('gradeIntro')}</p>
      <Button disabled={stage.at === 'running'} onClick={() => void grade()}>
        {t('gradeNow')}
      </Button>
      <div aria-live="polite">
        {stage.at === 'running' && (
          <>
            <p>{t('checking', { done: Math.min(stage.done + 1, stage.all), all: stage.all })}</p>
            <progress value={stage.done} max={stage.all} aria-label={t('gradeTitle')} />
          </>
        )}
        {stage.at === 'failed' && <p>{t('gradeFailed')}</p>}
        {stage.at === 'nothing' && <p>{t('gradeNone')}</p>}
      </div>
      {stage.at === 'judged' && (
        <Judged
          {...props}
          cells={stage.cells}
          said={said}
          onSay={(id, points) => setSaid(new Map(said).set(id, points))}
        />
      )}
    </SidePanel>
  )
}

async function judge(
  { host, session }: PanelProps,
  onProgress: (done: number, all: number) => void,
): Promise<Stage> {
  const python = spawnPython()
  try {
    const source = await taskOf(host.grading)
    if (!source) return { at: 'nothing' }
    const options = { locale: host.locale, onProgress }
    return { at: 'judged', cells: await gradeWork(python, source, session.project, options) }
  } catch {
    return { at: 'failed' }
  } finally {
    python.dispose()
  }
}

/** Null where nothing in the task is graded. */
async function taskOf(grading: PanelProps['host']['grading']): Promise<Notebook | null> {
  const document = await grading?.source()
  const read = document && readProject(document)
  return read?.ok && gradedCells(read.project.notebook).length > 0 ? read.project.notebook : null
}

interface JudgedProps extends PanelProps {
  cells: JudgedCell[]
  said: ReadonlyMap<string, number>
  onSay(gradeId: string, points: number): void
}

function Judged({ t, host, cells, said, onSay }: JudgedProps) {
  const pointsOf = ({ gradeId, points }: JudgedCell): number => points ?? said.get(gradeId) ?? 0
  const points = cells.reduce((sum, cell) => sum + pointsOf(cell), 0)
  const of = cells.reduce((sum, cell) => sum + cell.of, 0)
  const use = (): void => {
    host.grading?.suggest(points, of)
    host.toast(t('gradeUsed'), 'success')
  }
  return (
    <>
      <ul className={styles.list} aria-label={t('gradeTitle')}>
        {cells.map((cell) => (
          <li key={cell.gradeId}>
            <div>
              <strong>{t('taskCell', { place: cell.place })}</strong>
              <bdi dir="ltr" className={styles.words}>
                {cell.words}
              </bdi>
            </div>
            {cell.points === null ? (
              <TextField
                label={t('gradeYours', { place: cell.place, of: cell.of })}
                type="number"
                inputMode="decimal"
                min={0}
                max={cell.of}
                step="0.5"
                value={said.get(cell.gradeId) ?? ''}
                onChange={({ target }) =>
                  onSay(cell.gradeId, Math.min(Math.max(Number(target.value), 0), cell.of))
                }
              />
            ) : (
              <span>{t('gradePart', { points: cell.points, of: cell.of })}</span>
            )}
            {cell.error !== null && (
              <small dir="ltr" className={styles.error}>
                {cell.error}
              </small>
            )}
          </li>
        ))}
      </ul>
      <p>
        <strong>{t('gradeTotal', { points, of })}</strong>
      </p>
      {of > 0 && <Button onClick={use}>{t('gradeUse')}</Button>}
    </>
  )
}
