import type { CodeTranslate } from '../../../game-kit/code/code-texts.ts'
import styles from '../../../game-kit/map/Play.module.css'
import { readFloor } from '../core/dungeon-map.ts'
import type { DungeonTranslate } from '../dungeon-texts.ts'
import type { HeroRun } from '../run-hooks.ts'
import { describeDungeon, describeMoment } from './describe-dungeon.ts'

interface DungeonTextProps {
  t: DungeonTranslate
  code: CodeTranslate
  run: HeroRun
}

const LONGEST_LOG = 60

/** The dungeon, its monsters' rules and the run, in words. */
export function DungeonText({ t, code, run }: DungeonTextProps) {
  const seen = run.played?.worlds[run.world]?.run.moments.slice(0, run.playback.position) ?? []
  const log = seen.slice(-LONGEST_LOG).map((moment) => describeMoment(t, moment))
  const kinds = [...new Set(readFloor(run.rows).monsters.map(({ kind }) => kind))]
  return (
    <>
      {kinds.length > 0 && (
        <details className={styles.details}>
          <summary>{t('rules')}</summary>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>{t(`rule.${kind}`)}</li>
            ))}
            <li>{t('rule.bite')}</li>
          </ul>
        </details>
      )}
      <details className={styles.details}>
        <summary>{t('readMap')}</summary>
        <ul>
          {describeDungeon(t, run.rows, run.after).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      {log.length > 0 && (
        <details className={styles.details}>
          <summary>{code('log')}</summary>
          <ol>
            {log.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
