import styles from './FirstMinute.module.css'

/** A pointing hand; its fingertip is at the top left of the middle. */
export function Hand() {
  return (
    <svg className={styles.hand} viewBox="0 0 48 56" aria-hidden="true">
      <path d="M17 31V9a4.5 4.5 0 0 1 9 0v15l3-1a4 4 0 0 1 5 2 4 4 0 0 1 6 3 4 4 0 0 1 5 4v9c0 7-5 12-13 12h-4c-5 0-9-2-12-6L6 36a4.6 4.6 0 0 1 7-6Z" />
      <path d="M26 24v8M34 26v7M40 29v5" />
    </svg>
  )
}
