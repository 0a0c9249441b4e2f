import { Button } from '@panya/ui/Button/Button.tsx'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { ProgramSubmission } from '../../../game-kit/core/code/judge-program.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { ResultPanel, type ResultWays } from '../../../game-kit/result/ResultPanel.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Level } from '../core/level.ts'
import type { WatchedRun } from '../core/watched-run.ts'
import type { ProgrammingTranslate } from '../programming-messages.ts'
import type { Run } from '../run-hooks.ts'
import { endingText } from './describe-board.ts'

interface LevelResultProps {
  host: ToolHost
  game: Game
  t: ProgrammingTranslate
  level: Level
  run: Run & { run: WatchedRun }
  submission: ProgramSubmission
  onNext?: (() => void) | undefined
  ways: ResultWays
}

/** How the run ended: the stars, or what to look at. */
export function LevelResult(props: LevelResultProps) {
  const { host, game, t, level, run: shown, submission, onNext, ways } = props
  const code = useCodeMessages(host.locale)
  const { run, world, state } = shown
  const watched = run.worlds[world]
  const rows = level.maps[world] ?? []
  const isLow = state.cell >= ((rows[0]?.length ?? 0) * rows.length) / 2
  const otherLost = run.worlds.findIndex((each) => each.ending !== 'won')
  const blocks = { blocks: run.blocks, par: level.par }
  return (
    <ResultPanel
      host={host}
      game={game}
      won={run.won}
      stars={run.stars}
      title={watched ? endingText(t, code, watched) : ''}
      mood={run.won ? 'well-done' : watched?.endless ? 'thinking' : 'oops'}
      reasons={[
        [t('starGoal'), run.won],
        [t(run.gem ? 'starGem' : 'whyGem'), run.gem],
        [t(run.tidy ? 'starTidy' : 'whyTidy', blocks), run.tidy],
      ]}
      place={isLow ? 'top' : 'bottom'}
      next={{ text: t('nextLevel'), onNext }}
      submission={submission}
      ways={ways}
    >
      {!run.won && watched?.ending === 'won' && otherLost >= 0 && (
        <Button look="ghost" onClick={() => shown.showWorld(otherLost)}>
          {t('worldLost', { number: otherLost + 1 })}
        </Button>
      )}
    </ResultPanel>
  )
}
