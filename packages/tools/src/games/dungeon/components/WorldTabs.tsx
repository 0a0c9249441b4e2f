import { type Challenge, stagesOf } from '../core/challenge.ts'
import type { DungeonTranslate } from '../dungeon-texts.ts'
import type { HeroRun } from '../run-hooks.ts'
import styles from './Dungeon.module.css'

interface WorldTabsProps {
  t: DungeonTranslate
  challenge: Challenge
  run: Pick<HeroRun, 'played' | 'world' | 'showWorld'>
}

/** The variants of a floor, or the floors of the day the hero has entered. */
export function WorldTabs({ t, challenge, run }: WorldTabsProps) {
  const daily = challenge.kind === 'daily'
  const count = run.played?.worlds.length ?? stagesOf(challenge).length
  if (count < 2) return null
  return (
    <div className={styles['worlds']}>
      {!daily && <p>{t('worlds')}</p>}
      {Array.from({ length: count }, (_, index) => {
        const ending = run.played?.worlds[index]?.run.ending
        return (
          <button
            key={index}
            type="button"
            className={styles['world']}
            aria-pressed={index === run.world}
            onClick={() => run.showWorld(index)}
          >
            {ending && <span aria-hidden="true">{ending === 'won' ? '✓ ' : '✕ '}</span>}
            {t(daily ? 'depth' : 'world', { number: index + 1 })}
          </button>
        )
      })}
    </div>
  )
}
