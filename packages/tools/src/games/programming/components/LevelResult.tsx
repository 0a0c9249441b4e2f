import { Button } from '@panya/ui/Button/Button.tsx'
import type { ProgramSubmission } from '../../../game-kit/core/code/judge-program.ts'
import { ResultBox } from '../../../game-kit/map/ResultBox.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Level } from '../core/level.ts'
import type { LevelRun } from '../core/play.ts'
import type { ProgrammingTranslate } from '../programming-messages.ts'
import { describeEnding } from './describe-board.ts'

interface LevelResultProps {
  host: ToolHost
  t: ProgrammingTranslate
  level: Level
  run: LevelRun
  world: number
  submission: ProgramSubmission
  onNext?: (() => void) | undefined
  onWorld: (world: number) => void
}

/** How the run ended: the stars, or what to look at. */
export function LevelResult(props: LevelResultProps) {
  const { host, t, level, run, world, submission, onNext, onWorld } = props
  const ending = run.worlds[world]?.ending ?? 'not-there'
  const otherLost = run.worlds.findIndex((each) => each.ending !== 'won')
  return (
    <ResultBox
      host={host}
      won={run.won}
      stars={run.stars}
      reasons={[
        [t('starGoal'), run.won],
        [t('starGem'), run.gem],
        [t('starTidy', { par: level.par }), run.tidy],
      ]}
      submission={submission}
      next={{ text: t('nextLevel'), onNext }}
    >
      <p>{describeEnding(t, ending)}</p>
      {!run.won && ending === 'won' && otherLost >= 0 && (
        <Button look="ghost" onClick={() => onWorld(otherLost)}>
          {t('worldLost', { number: otherLost + 1 })}
        </Button>
      )}
    </ResultBox>
  )
}
