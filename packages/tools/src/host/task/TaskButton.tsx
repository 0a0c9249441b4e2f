/** In a tool's header: checks the work for a learner, or records a solution for a teacher. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { Suspense } from 'react'
import { ToolActions } from '../ToolActions.tsx'
import type { ToolHost } from '../tool-host.ts'
import { useNarrow } from '../use-narrow.ts'
import styles from './TaskButton.module.css'
import { type TaskMessages, useTaskMessages } from './task-messages.ts'

interface TaskButtonProps {
  host: ToolHost
  label: 'check' | 'checkWork' | 'record'
  /** On a phone the header is full: it stands where the tool has it. */
  below?: boolean
  /** With the words for what became of it. */
  onPress(t: TaskMessages): void
}

export function TaskButton(props: TaskButtonProps) {
  const isNarrow = useNarrow()
  const button = (
    <Suspense>
      <Labelled {...props} />
    </Suspense>
  )
  return props.below && isNarrow ? (
    <div className={styles.below}>{button}</div>
  ) : (
    <ToolActions>{button}</ToolActions>
  )
}

function Labelled({ host, label, onPress }: TaskButtonProps) {
  const t = useTaskMessages(host.locale)
  return (
    <Button look="ghost" size="compact" onClick={() => onPress(t)}>
      <Icon path={TOOL_ICONS.trophy} /> {t(label)}
    </Button>
  )
}
