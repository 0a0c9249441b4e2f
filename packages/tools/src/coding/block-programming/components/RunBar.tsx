/** Pause, step and speed, under Run and Stop in the page's header. */

import type { Speed } from '@panya/engines/blocks-runtime/protocol.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import type { FullScreen } from '../full-screen.ts'
import type { ToolProps } from '../tool-props.ts'
import { RunActions } from './RunActions.tsx'
import styles from './RunBar.module.css'

const SPEEDS: Speed[] = ['full', 'slow', 'slower']
const SPEED_MESSAGES = { full: 'speedFull', slow: 'speedSlow', slower: 'speedSlower' } as const

interface RunBarProps extends ToolProps {
  fullScreen: FullScreen
}

export function RunBar({ session, state, fullScreen, t }: RunBarProps) {
  const { isFull, toggle } = fullScreen
  const { isRunning, isPaused, speed } = state
  // Python has its own pace and its own tool for going step by step.
  const isPython = state.python !== 'off'
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('runTools')}>
      <RunActions
        isRunning={isRunning}
        onRun={() => session.player.run()}
        onStop={() => session.player.stop()}
        t={t}
      />
      {isFull && (
        <>
          <Button size="compact" look="go" onClick={() => session.player.run()}>
            <Icon path={TOOL_ICONS.flag} /> {t('run')}
          </Button>
          <Button size="compact" look="stop" onClick={() => session.player.stop()}>
            <Icon name="stop" /> {t('stop')}
          </Button>
        </>
      )}
      <IconButton
        label={isPaused ? t('resume') : t('pause')}
        disabled={!isRunning || isPython}
        aria-pressed={isPaused}
        onClick={() => session.player.pause()}
      >
        {isPaused ? <Icon name="play" /> : <Icon path={TOOL_ICONS.pause} />}
      </IconButton>
      <IconButton label={t('step')} disabled={isPython} onClick={() => session.player.step()}>
        <Icon path={TOOL_ICONS.step} />
      </IconButton>
      <label className={styles.speed}>
        <span>{t('speed')}</span>
        <select
          value={speed}
          onChange={(event) => session.player.setSpeed(event.target.value as Speed)}
        >
          {SPEEDS.map((name) => (
            <option key={name} value={name}>
              {t(SPEED_MESSAGES[name])}
            </option>
          ))}
        </select>
      </label>
      <IconButton label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onClick={toggle}>
        {isFull ? <Icon name="close" /> : <Icon path={TOOL_ICONS.frame} />}
      </IconButton>
    </div>
  )
}
