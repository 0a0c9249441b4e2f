import type { PythonState } from '@panya/engines/python/python.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { BarButton, CodeBar } from '../../../coding-kit/code-bar/CodeBar.tsx'
import { useNarrow } from '../../../host/use-narrow.ts'
import type { Messages } from '../python-messages.ts'
import { SettingsMenu, type SettingsMenuProps } from './SettingsMenu.tsx'

interface ToolbarProps {
  t: Messages
  status: PythonState
  challengesOpen: boolean
  course: { label: string; open: boolean; onPress: () => void }
  onRun: () => void
  onStop: () => void
  onTrace: () => void
  onChallenges: () => void
  onExamples: () => void
  /** There is a task of a teacher's to check. */
  onCheck: (() => void) | null
  settings: Omit<SettingsMenuProps, 't' | 'others'>
}

const STATUS = {
  starting: ['preparing', 'quiet'],
  ready: ['ready', 'ready'],
  running: ['running', 'busy'],
  input: ['waiting', 'busy'],
  paused: ['debugPaused', 'busy'],
  stopping: ['stopping', 'quiet'],
  failed: ['failed', 'failed'],
} as const

/** Run and Stop, how Python is, and the ways to look closer. */
export function Toolbar(props: ToolbarProps) {
  const { t, status, challengesOpen, course, onRun, onStop, onTrace, onChallenges, onCheck } = props
  const { onExamples } = props
  const paused = status === 'paused'
  const busy = paused || ['running', 'input', 'stopping'].includes(status)
  const [text, tone] = STATUS[status]
  const narrow = useNarrow()
  return (
    <CodeBar
      status={{ name: status, tone, text: t(text) }}
      run={{
        label: t(paused ? 'debugContinue' : 'run'),
        disabled: busy && !paused,
        onPress: onRun,
        title: paused ? 'F5' : 'Ctrl+Enter',
      }}
      stop={{ label: t('stop'), disabled: !busy, onPress: onStop }}
      ways={
        <>
          {!narrow && (
            <BarButton
              icon={<Icon path={TOOL_ICONS.steps} />}
              label={t('stepThroughShort')}
              disabled={busy}
              onPress={onTrace}
            />
          )}
          {onCheck && (
            <BarButton
              icon={<Icon path={TOOL_ICONS.trophy} />}
              label={t('challengeCheck')}
              disabled={busy}
              onPress={onCheck}
            />
          )}
        </>
      }
      menu={
        <SettingsMenu
          {...props.settings}
          t={t}
          others={
            narrow
              ? [
                  { icon: TOOL_ICONS.book, label: course.label, onPress: course.onPress },
                  { icon: TOOL_ICONS.folder, label: t('examples'), onPress: onExamples },
                  { icon: TOOL_ICONS.trophy, label: t('challenges'), onPress: onChallenges },
                  { icon: TOOL_ICONS.steps, label: t('stepThroughShort'), onPress: onTrace },
                ]
              : []
          }
        />
      }
    >
      {!narrow && (
        <>
          <BarButton
            icon={<Icon path={TOOL_ICONS.folder} />}
            label={t('examples')}
            disabled={busy}
            onPress={onExamples}
          />
          <BarButton
            icon={<Icon path={TOOL_ICONS.book} />}
            label={course.label}
            pressed={course.open}
            onPress={course.onPress}
          />
          <BarButton
            icon={<Icon path={TOOL_ICONS.trophy} />}
            label={t('challenges')}
            pressed={challengesOpen}
            onPress={onChallenges}
          />
        </>
      )}
    </CodeBar>
  )
}
