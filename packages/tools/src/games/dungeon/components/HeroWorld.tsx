import type { Challenge } from '../core/challenge.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'
import type { HeroRun } from '../run-hooks.ts'
import { DungeonView } from './DungeonView.tsx'
import { describeHero } from './describe-dungeon.ts'
import { StatusRow } from './StatusRow.tsx'
import { WorldTabs } from './WorldTabs.tsx'

interface HeroWorldProps {
  t: DungeonTranslate
  challenge: Challenge
  run: HeroRun
  /** How long a turn takes to be seen; 0 without motion. */
  pace: number
  /** Without the fog over what the hero has not seen. */
  lit?: boolean
}

/** Where the hero is, what is left of it, and the dungeon around. */
export function HeroWorld({ t, challenge, run, pace, lit = false }: HeroWorldProps) {
  return (
    <>
      <WorldTabs t={t} challenge={challenge} run={run} />
      <StatusRow t={t} state={run.after} />
      <DungeonView
        rows={run.rows}
        before={run.before}
        after={run.after}
        known={lit ? null : run.known}
        hurt={run.moment?.happenings.includes('bitten') ?? false}
        pace={pace}
        label={`${t('map')}. ${describeHero(t, run.rows, run.after)}`}
      />
    </>
  )
}
