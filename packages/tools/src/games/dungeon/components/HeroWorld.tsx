import type { ReactNode } from 'react'
import { WorldRow } from '../../../game-kit/map/WorldRow.tsx'
import { type Challenge, stagesOf } from '../core/challenge.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'
import type { HeroRun } from '../run-hooks.ts'
import styles from './Dungeon.module.css'
import { DungeonView } from './DungeonView.tsx'
import { describeHero } from './describe-dungeon.ts'
import { StatusRow } from './StatusRow.tsx'

interface HeroWorldProps {
  t: DungeonTranslate
  challenge: Challenge
  run: HeroRun
  /** How long a turn takes to be seen; 0 without motion. */
  pace: number
  /** Without the fog over what the hero has not seen. */
  lit?: boolean
  /** Beside what is left of the hero. */
  children?: ReactNode
}

/** Where the hero is, what is left of it, and the dungeon around. */
export function HeroWorld({ t, challenge, run, pace, lit = false, children }: HeroWorldProps) {
  const daily = challenge.kind === 'daily'
  const count = run.played?.worlds.length ?? stagesOf(challenge).length
  const ending = run.over ? run.played?.worlds[run.world]?.run.ending : undefined
  const hasFailed = ending !== undefined && ending !== 'won'
  return (
    <>
      <WorldRow
        lead={daily ? null : t('worlds')}
        endings={Array.from({ length: count }, (_, at) => run.played?.worlds[at]?.run.ending)}
        nameOf={(index) => t(daily ? 'depth' : 'world', { number: index + 1 })}
        run={run}
      />
      <div className={styles.over}>
        <StatusRow t={t} state={run.after} />
        {children}
      </div>
      <DungeonView
        rows={run.rows}
        before={run.before}
        after={run.after}
        known={lit ? null : run.known}
        hurt={run.moment?.happenings.includes('bitten') ?? false}
        pace={pace}
        mark={hasFailed ? run.after.hero : null}
        label={`${t('map')}. ${describeHero(t, run.rows, run.after)}`}
      />
    </>
  )
}
