import type { CodeTranslate } from '../../../game-kit/code/code-messages.ts'
import { RunDescription } from '../../../game-kit/map/RunDescription.tsx'
import { readFloor } from '../core/dungeon-map.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'
import type { HeroRun } from '../run-hooks.ts'
import { describeDungeon, describeMoment } from './describe-dungeon.ts'

interface DungeonTextProps {
  t: DungeonTranslate
  code: CodeTranslate
  run: HeroRun
}

/** The dungeon, its monsters' rules and the run, in words. */
export function DungeonText({ t, code, run }: DungeonTextProps) {
  const seen = run.played?.worlds[run.world]?.run.moments.slice(0, run.playback.position) ?? []
  const kinds = [...new Set(readFloor(run.rows).monsters.map(({ kind }) => kind))]
  const rules = kinds.map((kind) => t(`rule.${kind}`))
  return (
    <RunDescription
      lists={[
        { title: t('rules'), lines: kinds.length > 0 ? [...rules, t('rule.bite')] : [] },
        { title: t('readMap'), lines: describeDungeon(t, run.rows, run.after) },
      ]}
      log={{ title: code('log'), lines: seen.map((moment) => describeMoment(t, moment)) }}
    />
  )
}
