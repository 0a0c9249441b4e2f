/** The arrows: a tap or a click adds one to the program; so do the arrow keys while one has the focus. */
import { useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { KeyboardEvent } from 'react'
import { COMMAND_MESSAGES, COMMAND_PATHS } from './command-messages.ts'
import styles from './TinyLevel.module.css'
import { COMMANDS, type Command } from './tiny-level.ts'

const KEYS: Record<string, Command> = { ArrowLeft: 'left', ArrowUp: 'move', ArrowRight: 'right' }

interface CommandsProps {
  disabled: boolean
  onAdd(command: Command, name: string): void
  onRemoveLast(): void
}

export function Commands({ disabled, onAdd, onRemoveLast }: CommandsProps) {
  const { t } = useLingui()
  const byKey = (event: KeyboardEvent) => {
    const command = KEYS[event.key]
    if (command) onAdd(command, t(COMMAND_MESSAGES[command]))
    else if (event.key === 'Backspace') onRemoveLast()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.commands} dir="ltr">
      {COMMANDS.map((command) => {
        const name = t(COMMAND_MESSAGES[command])
        return (
          <Button
            key={command}
            look="ghost"
            size="large"
            className={styles.command}
            disabled={disabled}
            onKeyDown={byKey}
            onClick={() => onAdd(command, name)}
          >
            <Icon path={COMMAND_PATHS[command]} size={28} />
            {name}
          </Button>
        )
      })}
    </div>
  )
}
