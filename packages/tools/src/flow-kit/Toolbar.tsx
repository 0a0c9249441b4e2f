import { useBusy, useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { ToolActions } from '../host/ToolActions.tsx'
import styles from './Toolbar.module.css'
import type { Workbench } from './workbench-actions.ts'
import * as act from './workbench-actions.ts'

/** Run and stop, undo, and what can be done with the selection. */

export type Panel = 'details' | 'code' | 'guide'

interface ToolbarProps {
  bench: Workbench
  readonly: boolean
  panel: Panel | null
  dashboard: boolean
  /** Each tap takes one more node to those that are chosen. */
  several: boolean
  paletteOpen: boolean
  onRun: () => void
  onPanel: (panel: Panel) => void
  onPalette: () => void
  onExamples: () => void
  onDashboard: () => void
  onSeveral: () => void
}

export function Toolbar(props: ToolbarProps) {
  const {
    bench,
    readonly,
    panel,
    dashboard,
    several,
    paletteOpen,
    onRun,
    onPanel,
    onPalette,
    onExamples,
    onDashboard,
    onSeveral,
  } = props
  const { session, messages } = bench
  useFlowContent(session)
  const { t } = messages
  // The dashboard is looked at and used; what the flow is built with comes back with the flow.
  const edits = !readonly && !dashboard
  const toggle = (name: Panel) => ({
    look: 'ghost' as const,
    size: 'compact' as const,
    'aria-pressed': panel === name,
    onClick: () => onPanel(name),
  })
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('edit')}>
      {edits && (
        <Button look="ghost" size="compact" aria-pressed={paletteOpen} onClick={onPalette}>
          {t('palette')}
        </Button>
      )}
      <ToolActions>
        <RunButtons bench={bench} onRun={onRun} />
      </ToolActions>
      {edits && (
        <>
          <IconButton
            look="ghost"
            label={t('undo')}
            disabled={!session.canUndo}
            onClick={() => session.undo()}
          >
            <Icon name="undo" size={18} />
          </IconButton>
          <IconButton
            look="ghost"
            label={t('redo')}
            disabled={!session.canRedo}
            onClick={() => session.redo()}
          >
            <Icon name="redo" size={18} />
          </IconButton>
          <EditMenu bench={bench} several={several} onSeveral={onSeveral} />
        </>
      )}
      {!dashboard && (
        <>
          <IconButton look="ghost" label={t('fit')} onClick={() => bench.canvas?.fit()}>
            <Icon name="fit" size={18} />
          </IconButton>
          <IconButton look="ghost" label={t('zoomIn')} onClick={() => bench.canvas?.zoom(1.3)}>
            <Icon name="plus" size={18} />
          </IconButton>
          <IconButton look="ghost" label={t('zoomOut')} onClick={() => bench.canvas?.zoom(1 / 1.3)}>
            <Icon name="minus" size={18} />
          </IconButton>
        </>
      )}
      <span className={styles.space} />
      {!readonly && (
        <>
          <Button look="ghost" size="compact" onClick={onExamples}>
            {t('examples')}
          </Button>
          <Button {...toggle('guide')}>{t('guide')}</Button>
        </>
      )}
      <Button look="ghost" size="compact" aria-pressed={dashboard} onClick={onDashboard}>
        {t('dashboard')}
      </Button>
      <Button {...toggle('code')}>{t('code')}</Button>
      <Button {...toggle('details')}>{t('inspector')}</Button>
    </div>
  )
}

function RunButtons({
  bench: { session, messages },
  onRun,
}: {
  bench: Workbench
  onRun: () => void
}) {
  const busy = useBusy(session)
  return (
    <div className={styles.running}>
      <output className={styles.state}>{messages.t(busy ? 'running' : 'ready')}</output>
      <Button look="go" size="small" disabled={busy} onClick={onRun}>
        <Icon name="play" size={16} /> {messages.t('run')}
      </Button>
      <Button look="stop" size="small" disabled={!busy} onClick={() => session.evaluator.stop()}>
        <Icon name="stop" size={16} /> {messages.t('stop')}
      </Button>
    </div>
  )
}

function EditMenu({
  bench,
  several,
  onSeveral,
}: Pick<ToolbarProps, 'bench' | 'several' | 'onSeveral'>) {
  const { t } = bench.messages
  const none = bench.selection.length === 0
  const lone = bench.selection.length < 2
  return (
    <ActionMenu
      align="start"
      label={t('edit')}
      actions={[
        {
          label: t('copy'),
          keys: 'Ctrl C',
          disabled: none,
          onSelect: () => void act.copySelected(bench),
        },
        { label: t('paste'), keys: 'Ctrl V', onSelect: () => void act.pasteCopied(bench) },
        {
          label: t('duplicate'),
          keys: 'Ctrl D',
          disabled: none,
          onSelect: () => act.duplicateSelected(bench),
        },
        {
          label: t('remove'),
          keys: 'Delete',
          disabled: none,
          onSelect: () => act.removeSelected(bench),
        },
        // Fingers have no key to hold down meanwhile.
        matchMedia('(pointer: coarse)').matches && {
          label: t(several ? 'selectOne' : 'selectSeveral'),
          onSelect: onSeveral,
        },
        { label: t('selectAll'), keys: 'Ctrl A', onSelect: () => act.selectAll(bench) },
        {
          label: t('group'),
          keys: 'Ctrl G',
          disabled: none,
          onSelect: () => act.groupSelected(bench),
        },
        { label: t('ungroup'), disabled: none, onSelect: () => act.ungroupSelected(bench) },
        { label: t('ownNode'), disabled: lone, onSelect: () => act.foldSelected(bench) },
        { label: t('comment'), onSelect: () => act.addNote(bench) },
        {
          label: t('alignLeft'),
          disabled: lone,
          onSelect: () => act.alignSelected(bench, 'left'),
        },
        { label: t('alignTop'), disabled: lone, onSelect: () => act.alignSelected(bench, 'top') },
        { label: t('tidy'), onSelect: () => void act.tidyUp(bench) },
      ]}
    >
      {t('edit')} <span aria-hidden="true">▾</span>
    </ActionMenu>
  )
}
