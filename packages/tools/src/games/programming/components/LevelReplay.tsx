import { isTooLarge, readSource } from '../../../game-kit/core/code/program-source.ts'
import { isRecord } from '../../../game-kit/core/shape.ts'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useGameTexts } from '../../../game-kit/game-texts.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { readContent } from '../core/document.ts'
import { levelOf } from '../core/judge.ts'
import { levelTitle } from '../level-title.ts'
import { useProgrammingTexts } from '../programming-texts.ts'
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
  const t = useProgrammingTexts(host.locale)
  const shared = useGameTexts(host.locale)
  const given = isRecord(replay) ? replay : {}
  const id = typeof given['level'] === 'string' ? given['level'] : ''
  const custom = readContent(given['custom']) ?? undefined
  const level = levelOf(id, given['custom'])
  const program = readSource(given['program'])
  if (!level || (program && isTooLarge(program))) {
    return (
      <>
        <p role="alert">{shared('replayBroken')}</p>
        <GameButton onClick={onLeave}>{shared('replayLeave')}</GameButton>
      </>
    )
  }
  const title = levelTitle(t, level.id, custom)
  return (
    <>
      <h2>{program ? `${t('replayTitle')}: ${title}` : title}</h2>
      {program ? (
        <WatchRun host={host} game={game} level={level} program={program} />
      ) : (
        <PlayLevel host={host} game={game} level={level} custom={custom} />
      )}
      <GameButton onClick={onLeave}>{shared('replayLeave')}</GameButton>
    </>
  )
}
