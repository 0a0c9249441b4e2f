import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import type { ReactNode } from 'react'
import { useId } from 'react'
import layout from '../layout.module.css'
import type { CodeTranslate } from './code-messages.ts'
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
      <div className={layout.row}>
        {playing ? (
          <Button look="stop" onClick={playback.pause}>
            <Icon path={TOOL_ICONS.pause} size={18} /> {t('pause')}
          </Button>
        ) : (
          <Button look="go" data-run onClick={onRun}>
            <Icon name="play" size={18} />{' '}
            {t(hasRun && position > 0 && position < total ? 'goOn' : 'run')}
          </Button>
        )}
        <Button look="ghost" onClick={onStep} disabled={playing || (hasRun && position >= total)}>
          {t('stepForward')}
        </Button>
        <Button
          look="ghost"
          onClick={() => playback.seek(position - 1)}
          disabled={!hasRun || position === 0}
        >
          {t('stepBack')}
        </Button>
        <Button look="ghost" onClick={onReset} disabled={!hasRun}>
          {t('toStart')}
        </Button>
        {children}
      </div>
      <div className={layout.row}>
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
