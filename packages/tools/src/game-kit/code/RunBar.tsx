import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
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
}

/** Run and stop, step by step, slow and fast: the same place in every programmed game. */
export function RunBar({ t, playback, hasRun, onRun, onStep, onReset }: RunBarProps) {
  const { position, total, playing, speed } = playback
  const goesOn = hasRun && position > 0 && position < total
  return (
    <fieldset className={styles.bar} aria-label={t('controls')}>
      {playing ? (
        <IconButton
          size="medium"
          look="stop"
          className={styles.run}
          label={t('pause')}
          onClick={playback.pause}
        >
          <Icon path={TOOL_ICONS.pause} size={24} />
        </IconButton>
      ) : (
        <IconButton
          size="medium"
          look="go"
          data-run
          className={styles.run}
          label={t(goesOn ? 'goOn' : 'run')}
          onClick={onRun}
        >
          <Icon name="play" size={24} className={styles.onward} />
        </IconButton>
      )}
      <IconButton
        size="medium"
        look="ghost"
        label={t('stepBack')}
        onClick={() => playback.seek(position - 1)}
        disabled={!hasRun || position === 0}
      >
        <Icon path={TOOL_ICONS.stepBack} size={22} className={styles.onward} />
      </IconButton>
      <IconButton
        size="medium"
        look="ghost"
        label={t('stepForward')}
        onClick={onStep}
        disabled={playing || (hasRun && position >= total)}
      >
        <Icon path={TOOL_ICONS.step} size={22} className={styles.onward} />
      </IconButton>
      <IconButton
        size="medium"
        look="ghost"
        label={t('toStart')}
        onClick={onReset}
        disabled={!hasRun}
      >
        <Icon path={TOOL_ICONS.stepFirst} size={22} className={styles.onward} />
      </IconButton>
      <label className={styles.speed} title={t('speed')}>
        <Icon path={SPEED} size={20} />
        <span className="visually-hidden">{t('speed')}</span>
        <input
          type="range"
          min={0}
          max={SPEEDS - 1}
          value={speed}
          onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
        />
      </label>
      {/* There from the beginning, so that the board stays where it is when the program runs. */}
      <div className={styles.moments}>
        <input
          type="range"
          aria-label={t('moment')}
          min={0}
          max={total}
          value={position}
          disabled={!hasRun || total === 0}
          onChange={(event) => playback.seek(Number(event.currentTarget.value))}
        />
        {hasRun && total > 0 && (
          <span className={styles.count} dir="ltr">
            {position} / {total}
          </span>
        )}
      </div>
    </fieldset>
  )
}

/** A dial with its hand on the fast side. */
const SPEED = 'M4 17a9 9 0 1 1 16 0M12 15l5-6M12 15h.01'
