import type { ProgramSubmission } from '../../../game-kit/core/code/judge-program.ts'
import { ResultBox } from '../../../game-kit/map/ResultBox.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge, Played } from '../core/challenge.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'
import { describeEnding } from './describe-dungeon.ts'

interface FloorResultProps {
  host: ToolHost
  t: DungeonTranslate
  challenge: Challenge
  played: Played
  world: number
  submission: ProgramSubmission
  onNext?: (() => void) | undefined
}

/** How it ended: the stars, or what to look at. */
export function FloorResult(props: FloorResultProps) {
  const { host, t, challenge, played, world, submission, onNext } = props
  const ending = played.worlds[world]?.run.ending ?? 'not-there'
  const reasons = [
    [t('starOut'), played.won],
    [t('starTreasure'), played.treasure],
    [t('starUnhurt'), played.unhurt],
  ] as const
  return (
    <ResultBox
      host={host}
      won={played.won}
      stars={played.stars}
      reasons={challenge.kind === 'floor' ? reasons : []}
      submission={submission}
      next={{ text: t('nextFloor'), onNext }}
    >
      <p>{describeEnding(t, ending)}</p>
      {challenge.kind === 'daily' && (
        <p>
          {t('dailyDepth', { count: played.cleared })}. {t('dailyScore', { score: played.score })}
        </p>
      )}
    </ResultBox>
  )
}
