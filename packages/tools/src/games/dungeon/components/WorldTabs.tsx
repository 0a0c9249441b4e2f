import { WorldRow } from '../../../game-kit/map/WorldRow.tsx'
import { type Challenge, stagesOf } from '../core/challenge.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'
import type { HeroRun } from '../run-hooks.ts'

interface WorldTabsProps {
  t: DungeonTranslate
  challenge: Challenge
  run: Pick<HeroRun, 'played' | 'world' | 'showWorld'>
}

/** The variants of a floor, or the floors of the day the hero has entered. */
export function WorldTabs({ t, challenge, run }: WorldTabsProps) {
  const daily = challenge.kind === 'daily'
  const count = run.played?.worlds.length ?? stagesOf(challenge).length
  const worlds = Array.from({ length: count }, (_, index) => {
    const ending = run.played?.worlds[index]?.run.ending
    return {
      name: t(daily ? 'depth' : 'world', { number: index + 1 }),
      won: ending === undefined ? null : ending === 'won',
    }
  })
  const lead = daily ? null : t('worlds')
  return <WorldRow lead={lead} worlds={worlds} shown={run.world} onShow={run.showWorld} />
}
