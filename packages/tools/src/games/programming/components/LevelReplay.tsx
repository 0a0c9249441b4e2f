import { isTooLarge, readSource } from '../../../game-kit/core/code/program-source.ts'
import { isRecord } from '../../../game-kit/core/shape.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { ReplayFrame } from '../../../game-kit/map/ReplayFrame.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { readContent } from '../core/document.ts'
import { levelOf } from '../core/judge.ts'
import { levelTitle } from '../level-title.ts'
import { useProgrammingMessages } from '../programming-messages.ts'
import { PlayLevel } from './PlayLevel.tsx'
import { WatchRun } from './WatchRun.tsx'

interface LevelReplayProps {
  host: ToolHost
  game: Game
  replay: unknown
  onLeave: () => void
}

/** What came in a link: somebody's run to watch, or a level to play. Everything is checked first. */
export function LevelReplay({ host, game, replay, onLeave }: LevelReplayProps) {
  const t = useProgrammingMessages(host.locale)
  const given = isRecord(replay) ? replay : {}
  const id = typeof given['level'] === 'string' ? given['level'] : ''
  const custom = readContent(given['custom']) ?? undefined
  const level = levelOf(id, given['custom'])
  const program = readSource(given['program'])
  if (!level || (program && isTooLarge(program))) {
    return <ReplayFrame locale={host.locale} title={null} onLeave={onLeave} />
  }
  const title = levelTitle(t, level.id, custom)
  return (
    <ReplayFrame
      locale={host.locale}
      title={program ? `${t('replayTitle')}: ${title}` : title}
      onLeave={onLeave}
    >
      {program ? (
        <WatchRun host={host} game={game} level={level} program={program} />
      ) : (
        <PlayLevel host={host} game={game} level={level} custom={custom} />
      )}
    </ReplayFrame>
  )
}
