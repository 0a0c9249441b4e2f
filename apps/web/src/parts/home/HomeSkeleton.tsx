import styles from './home-grid.module.css'

/** The places of what is on its way. `waiting`: it is not known yet whether somebody is here. */
export function HomeSkeleton({ waiting = false }: { waiting?: boolean }) {
  return (
    <div className={`${styles.own} ${waiting ? styles.waiting : ''}`} aria-hidden="true">
      <div className={styles.grid}>
        <div className={styles.main}>
          <div className={styles.bone} />
          <div className={styles.bone} />
        </div>
        <div className={styles.side}>
          <div className={styles.bone} />
          <div className={styles.bone} />
        </div>
      </div>
      <div className={`${styles.bone} ${styles.line}`} />
    </div>
  )
}
