/** In a tool's header, where a teacher has asked for something that can be checked. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { Suspense } from 'react'
import { ToolActions } from '../ToolActions.tsx'
import type { ToolHost } from '../tool-host.ts'
import { useTaskMessages } from './task-messages.ts'

interface TaskButtonProps {
  host: ToolHost
  onCheck(): void
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

function Labelled({ host, onCheck }: TaskButtonProps) {
  const t = useTaskMessages(host.locale)
  return (
    <Button look="ghost" size="compact" onClick={onCheck}>
      <Icon path={TOOL_ICONS.trophy} /> {t('check')}
    </Button>
  )
}
