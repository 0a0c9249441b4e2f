/** Boxes to tick: some of the learners of a class, or of its groups. */
import styles from './giving.module.css'

interface ChoiceProps {
  legend: string
  options: readonly { id: number; name: string; count?: number }[]
  chosen: readonly number[]
  onChange(chosen: number[]): void
}

export function LearnerChoice({ legend, options, chosen, onChange }: ChoiceProps) {
  const toggle = (id: number, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.boxes}>
        {options.map(({ id, name, count }) => (
          <label key={id} className={styles.box}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>
              <bdi>{name}</bdi>
              {count !== undefined && ` (${count})`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
