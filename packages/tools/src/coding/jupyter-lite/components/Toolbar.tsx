import { isStaff } from '@panya/domain/account/staff.ts'
import type { SiteStatus } from '@panya/engines/notebook/notebook-site.ts'
import type { FrameAction } from '@panya/engines/notebook/protocol.ts'
import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { BarButton, CodeBar } from '../../../coding-kit/code-bar/CodeBar.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { useNarrow } from '../../../host/use-narrow.ts'
import type { Messages } from '../jupyter-messages.ts'
import type { NotebookState } from '../notebook-session.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './Toolbar.module.css'

export type PanelName = 'lessons' | 'files' | 'check' | 'task' | 'grade'

interface ToolbarProps extends ToolProps {
  /** Known when the server has not finished the notebook's own page. */
  site: SiteStatus | null
  panel: PanelName | null
  onPanel: (panel: PanelName) => void
  onAction: (action: FrameAction) => void
  onView: () => void
  onScript: () => void
}

const ICONS = {
  lessons: TOOL_ICONS.book,
  files: TOOL_ICONS.folder,
  check: 'm5 12 5 5 9-10',
  task: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  grade: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
} as const satisfies Record<PanelName, string>

export const CLEAN = {
  unknown: 'cleanUnknown',
  clean: 'cleanYes',
  outdated: 'cleanOutdated',
  differs: 'cleanNo',
} as const

/** Run and Stop in their usual place, how Python is, and what belongs to the notebook. */
export function Toolbar(props: ToolbarProps) {
  const { t, state, site, panel, onPanel, onAction, onView, onScript } = props
  const { readonly } = props.host
  const busy = state.kernel === 'busy' || state.kernel === 'input'
  const narrow = useNarrow()
  const panels = panelsFor(props.host)
  return (
    <CodeBar
      crowded
      status={statusOf(t, state, site)}
      run={{
        label: t('runAll'),
        disabled: !state.open || busy,
        onPress: () => onAction('run-all'),
      }}
      stop={{ label: t('stop'), disabled: !busy, onPress: () => onAction('stop') }}
      menu={
        <ActionMenu
          label={t('more')}
          actions={[
            ...panels.map((name) => narrow && { label: t(name), onSelect: () => onPanel(name) }),
            state.open && { label: t('restart'), onSelect: () => onAction('restart') },
            state.open && {
              label: t('restartRunAll'),
              onSelect: () => onAction('restart-run-all'),
            },
            state.open && {
              label: t(state.view === 'lab' ? 'toNotebook' : 'toLab'),
              onSelect: onView,
            },
            { label: t('downloadScript'), onSelect: onScript },
          ]}
        >
          <Icon path={TOOL_ICONS.more} size={18} />
        </ActionMenu>
      }
    >
      {!narrow &&
        panels.map((name) => (
          <BarButton
            key={name}
            icon={<Icon path={ICONS[name]} size={18} />}
            label={t(name)}
            pressed={panel === name}
            onPress={() => onPanel(name)}
          />
        ))}
      <CleanBadge t={t} state={state} labelled={readonly} />
    </CodeBar>
  )
}

/** Those who teach make graded notebooks, and grade what was handed in. */
function panelsFor({ readonly, grading, user }: ToolHost): PanelName[] {
  if (readonly) return grading ? ['grade', 'files', 'check'] : ['files', 'check']
  return isStaff(user?.role ?? null)
    ? ['lessons', 'files', 'check', 'task']
    : ['lessons', 'files', 'check']
}

/** Kept with every saved version; who looks at somebody else's notebook reads it in words. */
function CleanBadge({
  t,
  state,
  labelled,
}: {
  t: Messages
  state: NotebookState
  labelled: boolean
}) {
  const verdict = t(CLEAN[state.clean], { count: state.differences.length })
  const sign = state.clean === 'clean' ? '✓' : state.clean === 'differs' ? '≠' : '·'
  return (
    <span
      className={styles.badge}
      data-clean={state.clean}
      data-labelled={labelled}
      title={verdict}
    >
      <span aria-hidden="true">{sign}</span>
      {labelled && <span>{verdict}</span>}
    </span>
  )
}

const STATUS = {
  starting: ['kernelStarting', 'quiet'],
  idle: ['kernelIdle', 'ready'],
  busy: ['kernelBusy', 'busy'],
  input: ['kernelInput', 'busy'],
  failed: ['kernelFailed', 'failed'],
} as const

/** There is no Python to speak of before the server has the notebook. */
function statusOf(t: Messages, state: NotebookState, site: SiteStatus | null) {
  if (!state.loaded && site && site.state !== 'ready') {
    return site.state === 'failed'
      ? ({ name: 'site-failed', tone: 'failed', text: t('siteMissing') } as const)
      : ({ name: 'site-preparing', tone: 'quiet', text: t('sitePreparing') } as const)
  }
  return {
    name: state.kernel,
    tone: STATUS[state.kernel][1],
    text: statusText(t, state),
    loud: state.packages !== null,
  }
}

function statusText(t: Messages, { kernel, packages }: NotebookState): string {
  if (!packages) return t(STATUS[kernel][0])
  const names = packages.names.join(', ')
  if (packages.total === null) return t('packagesLoading', { names })
  const percent = Math.min(1, packages.loaded / packages.total)
  return t('packagesPart', { names, percent })
}
