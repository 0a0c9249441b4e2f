import { useMemo } from 'react'
import { useCodeMessages } from '../../../game-kit/code/code-messages.ts'
import type { ProgramSource } from '../../../game-kit/core/code/program-source.ts'
import type { ReplayProps } from '../../../game-kit/GameStage.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { MapReplay } from '../../../game-kit/map/MapReplay.tsx'
import { WatchProgram } from '../../../game-kit/map/WatchProgram.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge } from '../core/challenge.ts'
import { DUNGEON } from '../dungeon-game.ts'
import { heroMessages, useDungeonMessages } from '../dungeon-messages.ts'
import { challengeTitle } from '../floor-title.ts'
import { useHeroRun } from '../run-hooks.ts'
import { DungeonText } from './DungeonText.tsx'
import { describeEnding } from './describe-dungeon.ts'
import { HeroWorld } from './HeroWorld.tsx'
import { PlayFloor } from './PlayFloor.tsx'

/** What came in a link: somebody's hero to watch, or a floor to play. */
export function FloorReplay(props: ReplayProps) {
  const t = useDungeonMessages(props.host.locale)
  return (
    <MapReplay
      {...props}
      rules={DUNGEON}
      label={t('replayTitle')}
      titleOf={(challenge, custom) => challengeTitle(t, challenge, custom)}
      Watch={WatchHero}
      Play={PlayFloor}
    />
  )
}

interface WatchHeroProps {
  host: ToolHost
  game: Game
  level: Challenge
  program: ProgramSource
}

/** A hero to watch. */
function WatchHero({ host, game, level: challenge, program }: WatchHeroProps) {
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
