/** A look at the gradebook: who has done what, at one glance. */
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './TeacherGlimpse.module.css'

/** Points of three tasks; nothing is still to come. */
const ROWS: readonly { name: string; points: readonly (number | null)[] }[] = [
  { name: 'Mali', points: [10, 9, 8] },
  { name: 'Ben', points: [7, 10, null] },
  { name: 'Nok', points: [9, null, 6] },
  { name: 'Fah', points: [10, 8, 10] },
]

const sumOf = (points: readonly (number | null)[]) =>
  points.reduce<number>((sum, point) => sum + (point ?? 0), 0)

export function GradebookGlimpse() {
  const { t } = useLingui()
  return (
    <figure
      className={styles.glimpse}
      aria-label={t`The gradebook of a class: points for three tasks, and what is still missing`}
    >
      <figcaption className={styles.head}>
        <Trans>The whole class in one table</Trans>
      </figcaption>
      <table className={styles.grades} aria-hidden="true">
        <tbody>
          {ROWS.map(({ name, points }) => (
            <tr key={name}>
              <td>{name}</td>
              {points.map((point, task) => (
                <td key={task} data-full={point === 10 || undefined}>
                  {point ?? '–'}
                </td>
              ))}
              <td className={styles.sum}>
                {sumOf(points)}
                <span className={styles.bar} style={{ inlineSize: `${sumOf(points) * 2.6}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
