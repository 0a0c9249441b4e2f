import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { useCallback, useEffect, useState } from 'react'
import { type ProgramSource, readSource } from '../../game-kit/core/code/program-source.ts'
import { GameStage } from '../../game-kit/GameStage.tsx'
import { useGame } from '../../game-kit/game-hooks.ts'
import { useMapGame } from '../../game-kit/map/map-game.ts'
import { Workshop } from '../../game-kit/map/Workshop.tsx'
import { GameTask } from '../../game-kit/task/GameTask.tsx'
import type { ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { FloorForm } from './components/FloorForm.tsx'
import { FloorMenu } from './components/FloorMenu.tsx'
import { FloorReplay } from './components/FloorReplay.tsx'
import { PlayFloor } from './components/PlayFloor.tsx'
import { challengeId } from './core/challenge.ts'
import { FLOORS } from './core/floors.ts'
import { DUNGEON } from './dungeon-game.ts'
import { useDungeonMessages } from './dungeon-messages.ts'
import { challengeTitle, floorNumber } from './floor-title.ts'

/** The program the hero is sent into the daily dungeon with. */
function useHero(host: ToolHost, place: string) {
  const [hero, setHero] = useState<ProgramSource | null>(null)
  const { progress, readonly } = host
  useEffect(() => {
    let here = true
    // Read again on every change of view: the daily dungeon saves the hero while it is played.
    if (place !== 'play') {
      progress.load<unknown>('hero').then(
        (value) => here && setHero(readSource(value)),
        () => undefined,
      )
    }
    return () => {
      here = false
    }
  }, [progress, place])
  const keep = useCallback(
    (program: ProgramSource) => {
      setHero(program)
      if (!readonly) progress.save('hero', program).catch(() => undefined)
    },
    [progress, readonly],
  )
  return { hero, keep }
}

/** Dungeon: thirty floors and a new dungeon every day for a hero made of code. */
export default function DungeonScreen({ host }: ToolScreenProps) {
  const t = useDungeonMessages(host.locale)
  const game = useGame(host)
  const { own, view, play, onEntrance, onEditor } = useMapGame(host, DUNGEON, t('editorTitle'))
  const [today] = useState(() => bangkokDay(new Date()))
  const { hero, keep } = useHero(host, view.at)

  function title(): string {
    if (view.at === 'play') return challengeTitle(t, view.level, view.custom)
    // The page's own heading names the game.
    return view.at === 'menu' ? '' : t('editorTitle')
  }
  function next(): (() => void) | undefined {
    if (view.at !== 'play' || view.custom || view.level.kind === 'daily') return undefined
    const floor = FLOORS[floorNumber(view.level.floor.id)]
    return floor && (() => play({ kind: 'floor', floor }))
  }
  function body() {
    if (view.at === 'editor') {
      return (
        <Workshop
          host={host}
          game={game}
          t={t}
          rules={DUNGEON}
          own={own}
          newName={t('ownFloor')}
          Form={FloorForm}
          Play={PlayFloor}
        />
      )
    }
    if (view.at === 'play') {
      return (
        <PlayFloor
          key={challengeId(view.level)}
          host={host}
          game={game}
          level={view.level}
          custom={view.custom}
          hero={hero}
          onHero={keep}
          onNext={next()}
        />
      )
    }
    return (
      <FloorMenu
        host={host}
        game={game}
        today={today}
        own={own.made}
        onPlay={play}
        onEditor={onEditor}
      />
    )
  }
  return (
    <GameStage
      host={host}
      game={game}
      title={title()}
      damaged={own.damaged}
      onEntrance={onEntrance}
      Replay={FloorReplay}
    >
      {body()}
      <GameTask host={host} game={game} content={() => import('./content.ts')} />
    </GameStage>
  )
}
