import type { FrameAction } from '@panya/engines/notebook/protocol.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { ToolActions } from '../../../kit/ToolActions.tsx'
import type { RoomState } from '../notebook-room.ts'
import type { Texts } from '../texts.ts'
import { Icon } from './Icon.tsx'
import styles from './Toolbar.module.css'

export type PanelName = 'lessons' | 'files' | 'check'

interface ToolbarProps {
  t: Texts
  state: RoomState
  panel: PanelName | null
  readonly: boolean
  onPanel: (panel: PanelName) => void
  onAction: (action: FrameAction) => void
  onView: () => void
  onScript: () => void
}

const CLEAN = {
  unknown: 'cleanUnknown',
  clean: 'cleanYes',
  outdated: 'cleanOutdated',
  differs: 'cleanNo',
} as const

/** Run and Stop in their usual place, how Python is, and what belongs to the notebook. */
export function Toolbar(props: ToolbarProps) {
  const { t, state, panel, onPanel, onAction, onView, onScript } = props
  const busy = state.kernel === 'busy' || state.kernel === 'input'
  const panelButton = (name: PanelName, label: string) => (
    <button
      type="button"
      className={styles.quiet}
      aria-pressed={panel === name}
      onClick={() => onPanel(name)}
    >
      <Icon name={name} />
      <span className={styles.label}>{label}</span>
    </button>
  )
  return (
    <ToolActions>
      <div className={styles.bar}>
        {!props.readonly && panelButton('lessons', t('lessons'))}
        {panelButton('files', t('files'))}
        {!props.readonly && (
          <>
            {panelButton('check', t('check'))}
            <span
              className={styles.badge}
              data-clean={state.clean}
              title={t(CLEAN[state.clean], { count: state.differences.length })}
            >
              {state.clean === 'clean' ? '✓' : state.clean === 'differs' ? '≠' : '·'}
            </span>
          </>
        )}
        <ActionMenu
          label={t('more')}
          actions={[
            { label: t('restart'), onSelect: () => onAction('restart') },
            { label: t('restartRunAll'), onSelect: () => onAction('restart-run-all') },
            { label: t(state.view === 'lab' ? 'toNotebook' : 'toLab'), onSelect: onView },
            { label: t('downloadScript'), onSelect: onScript },
          ]}
        >
          <Icon name="more" />
        </ActionMenu>
        <output className={styles.status} data-status={state.kernel}>
          {statusText(t, state)}
        </output>
        <button
          type="button"
          className={styles.run}
          disabled={!state.open || busy}
          onClick={() => onAction('run-all')}
        >
          <Icon name="run" /> {t('runAll')}
        </button>
        <button
          type="button"
          className={styles.stop}
          disabled={!busy}
          onClick={() => onAction('stop')}
        >
          <Icon name="stop" /> {t('stop')}
        </button>
      </div>
    </ToolActions>
  )
}

const STATUS = {
  starting: 'kernelStarting',
  idle: 'kernelIdle',
  busy: 'kernelBusy',
  input: 'kernelInput',
  failed: 'kernelFailed',
} as const

function statusText(t: Texts, { kernel, packages }: RoomState): string {
  if (!packages) return t(STATUS[kernel])
  const names = packages.names.join(', ')
  if (packages.total === null) return t('packagesLoading', { names })
  const percent = Math.min(100, Math.round((packages.loaded / packages.total) * 100))
  return t('packagesPart', { names, percent })
}
