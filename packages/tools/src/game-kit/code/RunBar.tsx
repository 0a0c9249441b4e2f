import type { ReactNode } from 'react'
import { useId } from 'react'
import { GameButton } from '../GameButton.tsx'
import type { CodeTranslate } from './code-texts.ts'
import { type Playback, SPEEDS } from './playback-hooks.ts'
import styles from './RunBar.module.css'

interface RunBarProps {
  t: CodeTranslate
  playback: Playback
  /** True once there is a run to walk through. */
  hasRun: boolean
  onRun: () => void
  /** Starts a run and stops at its first moment. */
  onStep: () => void
  onReset: () => void
  children?: ReactNode
}

/** Run and stop, step by step, slow and fast: the same place in every programmed game. */
export function RunBar({ t, playback, hasRun, onRun, onStep, onReset, children }: RunBarProps) {
  const { position, total, playing, speed } = playback
  const slider = useId()
  const moments = useId()
  return (
    <fieldset className={styles.bar} aria-label={t('controls')}>
      <div className={styles.row}>
        {playing ? (
          <GameButton className={styles.stop} onClick={playback.pause}>
            <Icon path="M7 5h3v14H7zM14 5h3v14h-3z" /> {t('pause')}
          </GameButton>
        ) : (
          <GameButton className={styles.run} onClick={onRun}>
            <Icon path="M7 4l13 8-13 8z" />{' '}
            {t(hasRun && position > 0 && position < total ? 'goOn' : 'run')}
          </GameButton>
        )}
        <GameButton onClick={onStep} disabled={playing || (hasRun && position >= total)}>
          {t('stepForward')}
        </GameButton>
        <GameButton
          onClick={() => playback.seek(position - 1)}
          disabled={!hasRun || position === 0}
        >
          {t('stepBack')}
        </GameButton>
        <GameButton onClick={onReset} disabled={!hasRun}>
          {t('toStart')}
        </GameButton>
        {children}
      </div>
      <div className={styles.row}>
        <label htmlFor={slider}>{t('speed')}</label>
        <input
          id={slider}
          className={styles.slider}
          type="range"
          min={0}
          max={SPEEDS - 1}
          value={speed}
          onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
        />
        {hasRun && total > 0 && (
          <>
            <label htmlFor={moments}>{t('moment')}</label>
            <input
              id={moments}
              className={styles.moments}
              type="range"
              min={0}
              max={total}
              value={position}
              onChange={(event) => playback.seek(Number(event.currentTarget.value))}
            />
            <span className={styles.count} dir="ltr">
              {position} / {total}
            </span>
          </>
        )}
      </div>
    </fieldset>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
