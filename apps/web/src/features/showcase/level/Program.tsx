/** The program so far, step by step; a tap on a step takes it out. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { COMMAND_MESSAGES, COMMAND_PATHS } from './command-messages.ts'
import styles from './TinyLevel.module.css'
import { type Command, MOST_COMMANDS } from './tiny-level.ts'

interface ProgramProps {
  program: readonly Command[]
  /** The step that is being done. */
  running: number | null
  onRemove(index: number): void
}

export function Program({ program, running, onRemove }: ProgramProps) {
  const { t } = useLingui()
  const free = MOST_COMMANDS - program.length
  return (
    <div>
      <p className={styles.caption}>
        <Trans>Your program</Trans>
        <span>
          <Plural value={free} one="room for # more step" other="room for # more steps" />
        </span>
      </p>
      <ol className={styles.steps} dir="ltr">
        {program.map((command, index) => {
          const number = index + 1
          const name = t(COMMAND_MESSAGES[command])
          return (
            <li key={index} data-running={index === running || undefined}>
              <IconButton
                look="quiet"
                className={styles.step}
                label={t`Take out step ${number}: ${name}`}
                onClick={() => onRemove(index)}
              >
                <Icon path={COMMAND_PATHS[command]} size={24} />
              </IconButton>
            </li>
          )
        })}
        {Array.from({ length: free }, (_, place) => (
          <li key={`free-${place}`} className={styles.free} aria-hidden="true" />
        ))}
      </ol>
    </div>
  )
}
