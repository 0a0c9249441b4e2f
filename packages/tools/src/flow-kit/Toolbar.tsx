import { useBusy, useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { Icon, type IconName } from '@panya/ui/Icon/Icon.tsx'
import { useState } from 'react'
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
  paletteOpen: boolean
  onRun: () => void
  onPanel: (panel: Panel) => void
  onPalette: () => void
  onExamples: () => void
  onDashboard: () => void
}

export function Toolbar(props: ToolbarProps) {
  const {
    bench,
    readonly,
    panel,
    dashboard,
    paletteOpen,
    onRun,
    onPanel,
    onPalette,
    onExamples,
    onDashboard,
  } = props
  const { session, texts } = bench
  useFlowContent(session)
  const { t } = texts
  // The dashboard is looked at and used; what the flow is built with comes back with the flow.
  const edits = !readonly && !dashboard
  const toggle = (name: Panel) => ({ 'aria-pressed': panel === name, onClick: () => onPanel(name) })
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('edit')}>
      {edits && (
        <button
          type="button"
          className={styles.button}
          aria-pressed={paletteOpen}
          onClick={onPalette}
        >
          {t('palette')}
        </button>
      )}
      <ToolActions>
        <RunButtons bench={bench} onRun={onRun} />
      </ToolActions>
      {edits && (
        <>
          <IconButton
            icon="undo"
            label={t('undo')}
            disabled={!session.canUndo}
            onClick={() => session.undo()}
          />
          <IconButton
            icon="redo"
            label={t('redo')}
            disabled={!session.canRedo}
            onClick={() => session.redo()}
          />
          <EditMenu bench={bench} />
        </>
      )}
      {!dashboard && (
        <>
          <IconButton icon="fit" label={t('fit')} onClick={() => bench.canvas?.fit()} />
          <IconButton icon="plus" label={t('zoomIn')} onClick={() => bench.canvas?.zoom(1.3)} />
          <IconButton
            icon="minus"
            label={t('zoomOut')}
            onClick={() => bench.canvas?.zoom(1 / 1.3)}
          />
        </>
      )}
      <span className={styles.space} />
      {!readonly && (
        <>
          <button type="button" className={styles.button} onClick={onExamples}>
            {t('examples')}
          </button>
          <button type="button" className={styles.button} {...toggle('guide')}>
            {t('guide')}
          </button>
        </>
      )}
      <button
        type="button"
        className={styles.button}
        aria-pressed={dashboard}
        onClick={onDashboard}
      >
        {t('dashboard')}
      </button>
      <button type="button" className={styles.button} {...toggle('code')}>
        {t('code')}
      </button>
      <button type="button" className={styles.button} {...toggle('details')}>
        {t('inspector')}
      </button>
    </div>
  )
}

function RunButtons({ bench: { session, texts }, onRun }: { bench: Workbench; onRun: () => void }) {
  const busy = useBusy(session)
  return (
    <div className={styles.running}>
      <output className={styles.state}>{texts.t(busy ? 'running' : 'ready')}</output>
      <button type="button" className={styles.run} disabled={busy} onClick={onRun}>
        <Icon name="play" size={16} /> {texts.t('run')}
      </button>
      <button
        type="button"
        className={styles.stop}
        disabled={!busy}
        onClick={() => session.evaluator.stop()}
      >
        <Icon name="stop" size={16} /> {texts.t('stop')}
      </button>
    </div>
  )
}

function IconButton({
  icon,
  label,
  disabled,
  onClick,
}: {
  icon: IconName
  label: string
  disabled?: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}

function EditMenu({ bench }: { bench: Workbench }) {
  const { t } = bench.texts
  const [open, setOpen] = useState(false)
  const none = bench.selection.length === 0
  const items: [string, string, boolean, () => void][] = [
    [t('copy'), 'Ctrl C', none, () => void act.copySelected(bench)],
    [t('paste'), 'Ctrl V', false, () => void act.pasteCopied(bench)],
    [t('duplicate'), 'Ctrl D', none, () => act.duplicateSelected(bench)],
    [t('remove'), 'Delete', none, () => act.removeSelected(bench)],
    [t('selectAll'), 'Ctrl A', false, () => act.selectAll(bench)],
    [t('group'), 'Ctrl G', none, () => act.groupSelected(bench)],
    [t('ungroup'), '', none, () => act.ungroupSelected(bench)],
    [t('ownNode'), '', bench.selection.length < 2, () => act.foldSelected(bench)],
    [t('comment'), '', false, () => act.addNote(bench)],
    [t('alignLeft'), '', bench.selection.length < 2, () => act.alignSelected(bench, 'left')],
    [t('alignTop'), '', bench.selection.length < 2, () => act.alignSelected(bench, 'top')],
    [t('tidy'), '', false, () => void act.tidyUp(bench)],
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- closes when the focus leaves it
    <div
      className={styles.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false)
      }}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('edit')} <span aria-hidden="true">▾</span>
      </button>
      {open && (
        <ul className={styles.items}>
          {items.map(([label, keys, disabled, run]) => (
            <li key={label}>
              <button
                type="button"
                disabled={disabled}
                onClick={() => {
                  setOpen(false)
                  run()
                }}
              >
                <span>{label}</span>
                <kbd dir="ltr">{keys}</kbd>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
