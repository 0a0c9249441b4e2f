/** The header of the tools that run Python: what belongs to the tool, how Python is, Run and Stop. */
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
        <button
          type="button"
          className={styles.run}
          disabled={run.disabled}
          title={run.title ?? run.label}
          onClick={run.onPress}
        >
          <Sign path="M8 5v14l11-7z" /> <span className={styles.word}>{run.label}</span>
        </button>
        <button
          type="button"
          className={styles.stop}
          disabled={stop.disabled}
          title={stop.title ?? stop.label}
          onClick={stop.onPress}
        >
          <Sign path="M6 6h12v12H6z" /> <span className={styles.word}>{stop.label}</span>
        </button>
        {menu}
      </div>
    </ToolActions>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
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
    <button
      type="button"
      className={styles.quiet}
      aria-pressed={pressed}
      disabled={disabled}
      title={label}
      onClick={onPress}
    >
      {icon}
      <span className={styles.label}>{label}</span>
    </button>
  )
}
