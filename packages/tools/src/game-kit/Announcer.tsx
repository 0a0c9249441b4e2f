import styles from './GameFrame.module.css'

/** Says what just happened to people who listen to the page. */
export function Announcer({ message }: { message: string }) {
  return (
    <output className={styles.heard} aria-live="polite">
      {message}
    </output>
  )
}
