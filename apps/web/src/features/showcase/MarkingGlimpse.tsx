/** A look at marking: the work, what it is looked at for, and a kind word. */
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './TeacherGlimpse.module.css'

export function MarkingGlimpse() {
  const { t } = useLingui()
  return (
    <figure
      className={styles.glimpse}
      aria-label={t`Marking a learner’s work: 9 of 10 points and a kind word`}
    >
      <figcaption className={styles.head}>
        <Trans>Mark with the work in front of you</Trans>
      </figcaption>
      <div className={styles.work} aria-hidden="true">
        <pre className={styles.code}>
          <i>for</i> side <i>in</i> range(<b>3</b>):{'\n'}
          {'    '}forward(<b>100</b>){'\n'}
          {'    '}left(<b>120</b>)
        </pre>
        <ul className={styles.points}>
          <li>
            <Trans>Uses a loop</Trans> <b>4/4</b>
          </li>
          <li>
            <Trans>The shape is closed</Trans> <b>4/4</b>
          </li>
          <li>
            <Trans>Has colours</Trans> <b>1/2</b>
          </li>
        </ul>
      </div>
      <p className={styles.comment} aria-hidden="true">
        <Trans>Lovely and tidy! Try a second colour for the last side.</Trans>
      </p>
    </figure>
  )
}
