/** Checks of a game: asked for in the header, and answered by themselves when something was reached. */
import { TaskCheck } from '../../host/task/TaskCheck.tsx'
import type { ToolContent } from '../../host/tool-content.ts'
import type { ToolHost } from '../../host/tool-host.ts'
import type { Game } from '../game-hooks.ts'

interface GameTaskProps {
  host: ToolHost
  game: Game
  /** The levels by name. */
  content(): Promise<{ content: ToolContent }>
}

export function GameTask({ host, game, content }: GameTaskProps) {
  if (!host.task) return null
  const { progress, ready } = game
  const level = host.assigned?.level ?? null
  return (
    <TaskCheck
      host={host}
      label="checkWork"
      below
      again={ready ? progress : null}
      judge={async (checks) => {
        const [{ judgeGame }, { gameLines }, words, { content: levelsOf }] = await Promise.all([
          import('./judge-game.ts'),
          import('./game-lines.ts'),
          import('./task-words.ts'),
          content(),
        ])
        const { locale } = host
        const [t, code, levels] = await Promise.all([
          words.loadGameTaskMessages(locale),
          words.loadCodeMessages(locale),
          levelsOf(locale),
        ])
        const program = (id: string) => host.progress.load<unknown>(`program/${id}`)
        const feature = (name: string) => code(words.featureKey(name))
        const results = await judgeGame({ progress, level, program }, checks)
        return gameLines({ t, feature, levels, level }, checks, results)
      }}
    />
  )
}
