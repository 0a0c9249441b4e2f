/** In a tool's header: checks the work for a learner, or records a solution for a teacher. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { Suspense } from 'react'
import { ToolActions } from '../ToolActions.tsx'
import type { ToolHost } from '../tool-host.ts'
import styles from './TaskButton.module.css'
import { type TaskMessages, useTaskMessages } from './task-messages.ts'

interface TaskButtonProps {
  host: ToolHost
  label: 'check' | 'checkWork' | 'record'
  /** With the words for what became of it. */
  onPress(t: TaskMessages): void
}

export function TaskButton(props: TaskButtonProps) {
  return (
    <ToolActions>
      <Suspense>
        <Labelled {...props} />
      </Suspense>
    </ToolActions>
  )
}

function Labelled({ host, label, onPress }: TaskButtonProps) {
  const t = useTaskMessages(host.locale)
  return (
    <Button look="ghost" size="compact" onClick={() => onPress(t)}>
      <Icon path={TOOL_ICONS.trophy} /> <span className={styles[label]}>{t(label)}</span>
    </Button>
  )
}
