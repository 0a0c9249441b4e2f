import type { PythonState } from '@panya/engines/python/python-client.ts'
import type { ReactNode } from 'react'
import { BarButton, CodeBar } from '../../../kit/code-bar/CodeBar.tsx'
import type { Texts } from '../texts.ts'
import { Icon } from './Icon.tsx'

interface ToolbarProps {
  t: Texts
  status: PythonState
  challengesOpen: boolean
  onRun: () => void
  onStop: () => void
  onTrace: () => void
  onChallenges: () => void
  /** There is a task of a teacher's to check. */
  onCheck: (() => void) | null
  children: ReactNode
}

const STATUS = {
  starting: ['preparing', 'quiet'],
  ready: ['ready', 'ready'],
  running: ['running', 'busy'],
  input: ['waiting', 'busy'],
  stopping: ['stopping', 'quiet'],
  failed: ['failed', 'failed'],
} as const

/** Run and Stop, how Python is, and the ways to look closer. */
export function Toolbar(props: ToolbarProps) {
  const { t, status, challengesOpen, onRun, onStop, onTrace, onChallenges, onCheck } = props
  const busy = status === 'running' || status === 'input' || status === 'stopping'
  const [text, tone] = STATUS[status]
  return (
    <CodeBar
      status={{ name: status, tone, text: t(text) }}
      run={{ label: t('run'), disabled: busy, onPress: onRun, title: 'Ctrl+Enter' }}
      stop={{ label: t('stop'), disabled: !busy, onPress: onStop }}
      ways={
        <>
          <BarButton
            icon={<Icon name="steps" />}
            label={t('stepThroughShort')}
            disabled={busy}
            onPress={onTrace}
          />
          {onCheck && (
            <BarButton
              icon={<Icon name="trophy" />}
              label={t('challengeCheck')}
              disabled={busy}
              onPress={onCheck}
            />
          )}
        </>
      }
    >
      <BarButton
        icon={<Icon name="trophy" />}
        label={t('challenges')}
        pressed={challengesOpen}
        onPress={onChallenges}
      />
      {props.children}
    </CodeBar>
  )
}
