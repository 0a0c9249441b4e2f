import { useMemo } from 'react'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import {
  isTooLarge,
  type ProgramSource,
  readSource,
} from '../../../game-kit/core/code/program-source.ts'
import { isRecord } from '../../../game-kit/core/shape.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { ReplayFrame } from '../../../game-kit/map/ReplayFrame.tsx'
import { WatchProgram } from '../../../game-kit/map/WatchProgram.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge } from '../core/challenge.ts'
import { dayOf } from '../core/daily.ts'
import { readContent } from '../core/document.ts'
import { floorOf } from '../core/judge.ts'
import { heroMessages, useDungeonMessages } from '../dungeon-messages.ts'
import { challengeTitle } from '../floor-title.ts'
import { useHeroRun } from '../run-hooks.ts'
import { DungeonText } from './DungeonText.tsx'
import { describeEnding } from './describe-dungeon.ts'
import { TryFloor } from './FloorEditor.tsx'
import { HeroWorld } from './HeroWorld.tsx'

interface FloorReplayProps {
  host: ToolHost
  game: Game
  replay: unknown
  onLeave: () => void
}

function challengeIn(replay: Record<string, unknown>): Challenge | null {
  const id = typeof replay['level'] === 'string' ? replay['level'] : ''
  const day = dayOf(id)
  if (day !== null) return { kind: 'daily', day }
  const floor = floorOf(id, replay['custom'])
  return floor ? { kind: 'floor', floor } : null
}

/** What came in a link: somebody's hero to watch, or a floor to play. Everything is checked first. */
export function FloorReplay({ host, game, replay, onLeave }: FloorReplayProps) {
  const t = useDungeonMessages(host.locale)
  const given = useMemo(() => (isRecord(replay) ? replay : {}), [replay])
  const challenge = useMemo(() => challengeIn(given), [given])
  const content = readContent(given['custom']) ?? undefined
  const program = readSource(given['program'])
  if (!challenge || (program ? isTooLarge(program) : !content)) {
    return <ReplayFrame locale={host.locale} title={null} onLeave={onLeave} />
  }
  const title = challengeTitle(t, challenge, content)
  return (
    <ReplayFrame
      locale={host.locale}
      title={program ? `${t('replayTitle')}: ${title}` : title}
      onLeave={onLeave}
    >
      {program && <WatchHero host={host} game={game} challenge={challenge} program={program} />}
      {!program && content && <TryFloor host={host} game={game} content={content} />}
    </ReplayFrame>
  )
}

interface WatchHeroProps {
  host: ToolHost
  game: Game
  challenge: Challenge
  program: ProgramSource
}

/** A hero to watch. */
function WatchHero({ host, game, challenge, program }: WatchHeroProps) {
  const t = useDungeonMessages(host.locale)
  const code = useCodeMessages(host.locale)
  const messages = useMemo(() => heroMessages(t), [t])
  const run = useHeroRun(challenge, game.calm)
  const ending = run.over ? run.played?.worlds[run.world]?.run.ending : undefined
  return (
    <WatchProgram
      host={host}
      messages={messages}
      program={program}
      hasRun={run.played !== null}
      run={run}
      heard={ending ? describeEnding(t, ending) : ''}
      world={
        <HeroWorld
          t={t}
          challenge={challenge}
          run={run}
          pace={game.calm ? 0 : Math.min(run.playback.pace, 300)}
        />
      }
    >
      <DungeonText t={t} code={code} run={run} />
    </WatchProgram>
  )
}
