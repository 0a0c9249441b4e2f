/** The header of the tools that run Python: what belongs to the tool, how Python is, Run and Stop. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { ToolActions } from '../../host/ToolActions.tsx'
import styles from './CodeBar.module.css'

interface Press {
  label: string
  disabled: boolean
  onPress: () => void
  title?: string
}

interface CodeBarProps {
  /** How Python is: in its own word, and in the colour of its dot. */
  status: {
    name: string
    tone: 'quiet' | 'ready' | 'busy' | 'failed'
    text: string
    /** The words count, on a phone too, where the dot alone says the rest. */
    loud?: boolean
  }
  run: Press
  stop: Press
  children: ReactNode
  /** Between the status and Run: other ways of running. */
  ways?: ReactNode
  /** At the end: a menu of what is needed less often. */
  menu?: ReactNode
  /** There is much in the bar: its quiet buttons keep their words for wide screens. */
  crowded?: boolean
}

export function CodeBar(props: CodeBarProps) {
  const { status, run, stop, children, ways, menu, crowded = false } = props
  return (
    <ToolActions>
      <div className={styles.bar} data-crowded={crowded}>
        {children}
        <output
          className={styles.status}
          data-status={status.name}
          data-tone={status.tone}
          data-loud={status.loud}
          title={status.text}
        >
          <span className={styles.words}>{status.text}</span>
        </output>
        {ways}
        <Button
          look="go"
          size="small"
          className={styles.run}
          disabled={run.disabled}
          title={run.title ?? run.label}
          onClick={run.onPress}
        >
          <Icon name="play" /> <span className={styles.word}>{run.label}</span>
        </Button>
        <Button
          look="stop"
          size="small"
          className={styles.stop}
          disabled={stop.disabled}
          title={stop.title ?? stop.label}
          onClick={stop.onPress}
        >
          <Icon name="stop" /> <span className={styles.word}>{stop.label}</span>
        </Button>
        {menu}
      </div>
    </ToolActions>
  )
}

interface BarButtonProps {
  icon: ReactNode
  label: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

/** A quiet button whose words give way to its drawing on a small screen. */
export function BarButton({ icon, label, pressed, disabled, onPress }: BarButtonProps) {
  return (
    <Button
      look="quiet"
      size="compact"
      aria-pressed={pressed}
      disabled={disabled}
      title={label}
      onClick={onPress}
    >
      {icon}
      <span className={styles.label}>{label}</span>
    </Button>
  )
}
