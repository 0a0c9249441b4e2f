/** Name, place, direction, size and visibility of one sprite at the start of the program. */
import type { BlocksMessages } from '../blocks-messages.ts'
import type { Actor } from '../core/document.ts'
import styles from './ActorPanel.module.css'

interface ActorFieldsProps {
  actor: Actor
  onChange(change: Partial<Actor>): void
  onRename(name: string): void
  t: BlocksMessages
}

const NUMBERS = [
  ['x', -240, 240],
  ['y', -180, 180],
  ['direction', -180, 180],
  ['size', 5, 800],
] as const

export function ActorFields({ actor, onChange, onRename, t }: ActorFieldsProps) {
  return (
    <div className={styles.fields}>
      <label className={styles.name}>
        <span>{t('name')}</span>
        <input
          dir="auto"
          defaultValue={actor.name}
          maxLength={40}
          onBlur={(event) =>
            event.target.value.trim() !== actor.name && onRename(event.target.value)
          }
        />
      </label>
      {NUMBERS.map(([field, low, high]) => (
        <label key={field}>
          <span>{t(field)}</span>
          <input
            type="number"
            dir="ltr"
            defaultValue={Math.round(actor[field])}
            min={low}
            max={high}
            onChange={(event) => {
              const value = event.target.valueAsNumber
              if (Number.isFinite(value))
                onChange({ [field]: Math.min(high, Math.max(low, value)) })
            }}
          />
        </label>
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          defaultChecked={actor.visible}
          onChange={(event) => onChange({ visible: event.target.checked })}
        />
        <span>{t('visible')}</span>
      </label>
    </div>
  )
}
