/** Pause, step and speed, under Run and Stop in the page's header. */
import type { Speed } from '@panya/engines/blocks-runtime/protocol.ts'
import type { BlocksSession, SessionState } from '../blocks-session.ts'
import type { BlocksTexts } from '../blocks-texts.ts'
import { IconButton } from './IconButton.tsx'
import { RunActions } from './RunActions.tsx'
import styles from './RunBar.module.css'

const SPEEDS: Speed[] = ['full', 'slow', 'slower']
const SPEED_TEXTS = { full: 'speedFull', slow: 'speedSlow', slower: 'speedSlower' } as const

interface RunBarProps {
  session: BlocksSession
  state: SessionState
  t: BlocksTexts
}

export function RunBar({ session, state, t }: RunBarProps) {
  const { isRunning, isPaused, speed } = state
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('runTools')}>
      <RunActions
        isRunning={isRunning}
        onRun={() => session.run()}
        onStop={() => session.stop()}
        t={t}
      />
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? t('resume') : t('pause')}
        disabled={!isRunning}
        aria-pressed={isPaused}
        onClick={() => session.pause()}
      />
      <IconButton icon="step" label={t('step')} onClick={() => session.step()} />
      <label className={styles.speed}>
        <span>{t('speed')}</span>
        <select value={speed} onChange={(event) => session.setSpeed(event.target.value as Speed)}>
          {SPEEDS.map((name) => (
            <option key={name} value={name}>
              {t(SPEED_TEXTS[name])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
