import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { ProgramSubmission } from '../../../game-kit/core/code/judge-program.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { ResultPanel, type ResultWays } from '../../../game-kit/result/ResultPanel.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge } from '../core/challenge.ts'
import { readFloor } from '../core/dungeon-map.ts'
import type { WatchedRun } from '../core/watched-run.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'
import type { HeroRun } from '../run-hooks.ts'
import { endingText } from './describe-dungeon.ts'

interface FloorResultProps {
  host: ToolHost
  game: Game
  t: DungeonTranslate
  challenge: Challenge
  run: HeroRun & { played: WatchedRun }
  submission: ProgramSubmission
  onNext?: (() => void) | undefined
  ways: ResultWays
}

/** What each star is for; where one was missed, by how much. */
function reasonsOf(t: DungeonTranslate, { won, treasure, unhurt, worlds }: WatchedRun) {
  const left = worlds.reduce(
    (sum, { rows, run }) => sum + readFloor(rows).coins - run.final.coins,
    0,
  )
  const bites = worlds.reduce((sum, { run }) => sum + run.bites, 0)
  return [
    [t('starOut'), won],
    [treasure ? t('starTreasure') : t('whyTreasure', { count: left }), treasure],
    [unhurt ? t('starUnhurt') : t('whyUnhurt', { count: bites }), unhurt],
  ] as const
}

/** How it ended: the stars, or what to look at. */
export function FloorResult(props: FloorResultProps) {
  const { host, game, t, challenge, run, submission, onNext, ways } = props
  const code = useCodeMessages(host.locale)
  const { played, world, rows, after } = run
  const watched = played.worlds[world]?.run
  const isLow = after.hero >= ((rows[0]?.length ?? 0) * rows.length) / 2
  return (
    <ResultPanel
      host={host}
      game={game}
      won={played.won}
      stars={played.stars}
      title={watched ? endingText(t, code, watched) : ''}
      mood={played.won ? 'well-done' : watched?.endless ? 'thinking' : 'oops'}
      reasons={challenge.kind === 'floor' ? reasonsOf(t, played) : []}
      place={isLow ? 'top' : 'bottom'}
      next={{ text: t('nextFloor'), onNext }}
      submission={submission}
      ways={ways}
    >
      {challenge.kind === 'daily' && (
        <p>
          {t('dailyDepth', { count: played.cleared })}. {t('dailyScore', { score: played.score })}
        </p>
      )}
    </ResultPanel>
  )
}
