/** Run and Stop, at the place in the page's header where every tool has them. */
import { ToolActions } from '../../../host/ToolActions.tsx'
import type { BlocksTexts } from '../blocks-texts.ts'
import { IconButton } from './IconButton.tsx'
import styles from './RunActions.module.css'

interface RunActionsProps {
  isRunning: boolean
  /** What is under way has to end before anything can be run. */
  isWaiting?: boolean
  onRun(): void
  onStop(): void
  t: BlocksTexts
}

export function RunActions({ isRunning, isWaiting = false, onRun, onStop, t }: RunActionsProps) {
  return (
    <ToolActions>
      <div className={styles.actions} data-running={isRunning}>
        <IconButton
          icon="flag"
          look="go"
          withText
          label={t('run')}
          disabled={isWaiting}
          onClick={onRun}
        />
        <IconButton icon="stop" look="stop" withText label={t('stop')} onClick={onStop} />
      </div>
    </ToolActions>
  )
}
