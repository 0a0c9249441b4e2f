import { Button } from '@panya/ui/Button/Button.tsx'
import type { Difference } from '../core/clean-run.ts'
import type { PanelProps } from '../tool-props.ts'
import styles from './SidePanel.module.css'
import { SidePanel } from './SidePanel.tsx'
import { CLEAN } from './Toolbar.tsx'

const REASONS = {
  'not-run': 'differsNotRun',
  different: 'differsDifferent',
  fails: 'differsFails',
  asks: 'differsAsks',
} as const satisfies Record<Difference, string>

/** One click runs the notebook from nothing and says which cells are not as they were saved. */
export function CheckPanel({ t, state, session, onClose }: PanelProps) {
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
            {t(CLEAN[clean], { count: differences.length })}
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
