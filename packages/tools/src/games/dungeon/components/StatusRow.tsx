import { type DungeonState, MOST_HEARTS } from '../core/dungeon-world.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'
import { SPRITES, type SpriteName } from '../sprites.ts'
import styles from './Dungeon.module.css'

/** A sprite as a picture in the page. */
export function SpriteIcon({ name, size = 22 }: { name: SpriteName; size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {SPRITES[name].map((ink, index) => (
        <path
          key={index}
          d={ink.path}
          fill={'fill' in ink ? ink.fill : 'none'}
          stroke={'stroke' in ink ? ink.stroke : 'none'}
          strokeWidth={'width' in ink ? ink.width : 0}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

/** What the hero has left. */
export function StatusRow({ t, state }: { t: DungeonTranslate; state: DungeonState }) {
  const entries = [
    ['heart', 'hearts', `${state.hearts}/${MOST_HEARTS}`],
    ['food', 'energy', String(state.energy)],
    ['key', 'keys', String(state.keys)],
    ['coin', 'coins', String(state.coins)],
  ] as const
  return (
    <dl className={styles.status}>
      {entries.map(([icon, name, value]) => (
        <div key={name}>
          <dt>
            <SpriteIcon name={icon} />
            <span className={styles.name}>{t(name)}</span>
          </dt>
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
