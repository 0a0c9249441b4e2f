import { WorldRow } from '../../../game-kit/map/WorldRow.tsx'
import type { Level } from '../core/level.ts'
import type { ProgrammingTranslate } from '../programming-messages.ts'
import type { Run } from '../run-hooks.ts'

interface WorldTabsProps {
  t: ProgrammingTranslate
  level: Level
  run: Pick<Run, 'run' | 'world' | 'showWorld'>
}

/** The worlds of a level. */
export function WorldTabs({ t, level, run }: WorldTabsProps) {
  const worlds = level.maps.map((_, index) => {
    const ending = run.run?.worlds[index]?.ending
    const name = ending === undefined ? 'world' : ending === 'won' ? 'worldWon' : 'worldLost'
    return {
      name: t(name, { number: index + 1 }),
      won: ending === undefined ? null : ending === 'won',
    }
  })
  return <WorldRow lead={t('worlds')} worlds={worlds} shown={run.world} onShow={run.showWorld} />
}
