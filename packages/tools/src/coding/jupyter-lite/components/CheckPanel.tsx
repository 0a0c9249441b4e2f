import { Button } from '@panya/ui/Button/Button.tsx'
import type { Difference } from '../core/clean-run.ts'
import type { Messages } from '../jupyter-messages.ts'
import type { NotebookSession, NotebookState } from '../notebook-session.ts'
import styles from './SidePanel.module.css'
import { SidePanel } from './SidePanel.tsx'

interface CheckPanelProps {
  t: Messages
  state: NotebookState
  session: NotebookSession
  onClose: () => void
}

const REASONS = {
  'not-run': 'differsNotRun',
  different: 'differsDifferent',
  fails: 'differsFails',
  asks: 'differsAsks',
} as const satisfies Record<Difference, string>

const VERDICTS = {
  unknown: 'cleanUnknown',
  clean: 'cleanYes',
  outdated: 'cleanOutdated',
  differs: 'cleanNo',
} as const

/** One click runs the notebook from nothing and says which cells are not as they were saved. */
export function CheckPanel({ t, state, session, onClose }: CheckPanelProps) {
  const { checking, clean, differences } = state
  return (
    <SidePanel t={t} title={t('checkTitle')} onClose={onClose}>
      <p>{t('checkIntro')}</p>
      <Button disabled={checking !== null || !state.open} onClick={() => void session.runClean()}>
        {t('checkNow')}
      </Button>
      <div aria-live="polite">
        {checking ? (
          <>
            <p>
              {t('checking', {
                done: Math.min(checking.done + 1, checking.all),
                all: checking.all,
              })}
            </p>
            <progress
              value={checking.done}
              max={Math.max(checking.all, 1)}
              aria-label={t('checkTitle')}
            />
          </>
        ) : (
          <span className={styles.verdict} data-clean={clean}>
            {t(VERDICTS[clean], { count: differences.length })}
          </span>
        )}
      </div>
      {!checking && clean === 'differs' && (
        <>
          <ul className={styles.list}>
            {differences.map(({ id, place, why }) => (
              <li key={id}>
                <span>{t(REASONS[why], { place })}</span>
              </li>
            ))}
          </ul>
          <p>{t('differsHelp')}</p>
        </>
      )}
    </SidePanel>
  )
}
