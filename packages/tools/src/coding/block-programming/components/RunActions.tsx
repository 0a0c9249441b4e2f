/** Run and Stop, at the place in the page's header where every tool has them. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { ToolActions } from '../../../host/ToolActions.tsx'
import type { BlocksMessages } from '../blocks-messages.ts'
import styles from './RunActions.module.css'

interface RunActionsProps {
  isRunning: boolean
  /** What is under way has to end before anything can be run. */
  isWaiting?: boolean
  onRun(): void
  onStop(): void
  t: BlocksMessages
}

export function RunActions({ isRunning, isWaiting = false, onRun, onStop, t }: RunActionsProps) {
  return (
    <ToolActions>
      <div className={styles.actions} data-running={isRunning}>
        <Button size="small" look="go" disabled={isWaiting} onClick={onRun}>
          <Icon path={TOOL_ICONS.flag} /> {t('run')}
        </Button>
        <Button size="small" look="stop" onClick={onStop}>
          <Icon name="stop" /> {t('stop')}
        </Button>
      </div>
    </ToolActions>
  )
}
