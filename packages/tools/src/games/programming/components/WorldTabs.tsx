import type { Level } from '../core/level.ts'
import type { ProgrammingTranslate } from '../programming-texts.ts'
import type { Run } from '../run-hooks.ts'
import styles from './PlayLevel.module.css'

interface WorldTabsProps {
  t: ProgrammingTranslate
  level: Level
  run: Pick<Run, 'run' | 'world' | 'showWorld'>
}

/** One program, several worlds: which one is shown, and in which it already works. */
export function WorldTabs({ t, level, run }: WorldTabsProps) {
  if (level.maps.length < 2) return null
  return (
    <div className={styles['worlds']}>
      <p>{t('worlds')}</p>
      {level.maps.map((_, index) => {
        const ending = run.run?.worlds[index]?.ending
        const number = index + 1
        const name = ending === undefined ? 'world' : ending === 'won' ? 'worldWon' : 'worldLost'
        return (
          <button
            key={index}
            type="button"
            className={styles['world']}
            aria-pressed={index === run.world}
            onClick={() => run.showWorld(index)}
          >
            {ending && <span aria-hidden="true">{ending === 'won' ? '✓ ' : '✕ '}</span>}
            {t(name, { number })}
          </button>
        )
      })}
    </div>
  )
}
