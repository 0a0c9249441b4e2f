/** A short program is typed and run; what it prints appears line by line. */
import styles from './LivingPicture.module.css'

export default function LivingPicture() {
  return (
    <span className={styles.editor} dir="ltr">
      <code className={styles.line}>
        <i>for</i> n <i>in</i> range(<b>1</b>, <b>4</b>):
      </code>
      <code className={styles.line}>
        {'  '}print(n, <u>"x 7 ="</u>, n * <b>7</b>)
      </code>
      <span className={styles.run}>▶</span>
      <span className={styles.output}>
        <code className={styles.answer}>1 x 7 = 7</code>
        <code className={styles.answer}>2 x 7 = 14</code>
        <code className={styles.answer}>3 x 7 = 21</code>
      </span>
    </span>
  )
}
