import { useCallback, useEffect, useState } from 'react'
import { type ProgramSource, readSource } from '../../game-kit/core/code/program-source.ts'
import { bangkokDay } from '../../game-kit/core/streak.ts'
import { GameStage } from '../../game-kit/GameStage.tsx'
import { useGame } from '../../game-kit/game-hooks.ts'
import { type LevelShelf, useOwnLevels } from '../../game-kit/own-levels.ts'
import type { ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { FloorEditor } from './components/FloorEditor.tsx'
import { FloorMenu } from './components/FloorMenu.tsx'
import { FloorReplay } from './components/FloorReplay.tsx'
import { PlayFloor } from './components/PlayFloor.tsx'
import { findAssigned } from './core/assigned.ts'
import { type Challenge, challengeId } from './core/challenge.ts'
import { emptyDocument, type FloorContent, migrate, toDocument } from './core/document.ts'
import { FLOORS } from './core/floors.ts'
import { useDungeonMessages } from './dungeon-messages.ts'
import { challengeTitle, floorNumber } from './floor-title.ts'

type View =
  | { at: 'menu' | 'editor' }
  | { at: 'play'; challenge: Challenge; custom?: FloorContent | undefined }

/** The floors in a project. */
const SHELF: LevelShelf<FloorContent> = {
  read: (document) => migrate(document).floors,
  write: (floors) => toDocument({ floors }),
}

/** The program the hero is sent into the daily dungeon with. */
function useHero(host: ToolHost, view: View) {
  const [hero, setHero] = useState<ProgramSource | null>(null)
  const { progress, readonly } = host
  useEffect(() => {
    let here = true
    // Read again on every change of view: the daily dungeon saves the hero while it is played.
    if (view.at !== 'play') {
      progress.load<unknown>('hero').then(
        (value) => here && setHero(readSource(value)),
        () => undefined,
      )
    }
    return () => {
      here = false
    }
  }, [progress, view])
  const keep = useCallback(
    (program: ProgramSource) => {
      setHero(program)
      if (!readonly) progress.save('hero', program).catch(() => undefined)
    },
    [progress, readonly],
  )
  return { hero, keep }
}

/** A project without floors was made to make some; what a teacher asked for is played. */
function firstView(
  { assigned, project, readonly }: ToolHost,
  floors: readonly FloorContent[],
): View {
  const found = assigned?.level ? findAssigned(assigned.level, floors) : null
  if (found) {
    const { floor, custom } = found
    return { at: 'play', challenge: { kind: 'floor', floor }, custom }
  }
  const fresh = project !== null && !readonly && !assigned && floors.length === 0
  return { at: fresh ? 'editor' : 'menu' }
}

/** Dungeon: thirty floors and a new dungeon every day for a hero made of code. */
export default function DungeonScreen({ host }: ToolScreenProps) {
  const t = useDungeonMessages(host.locale)
  const game = useGame(host)
  const own = useOwnLevels(host, SHELF)
  const [view, setView] = useState<View>(() =>
    own.damaged ? { at: 'menu' } : firstView(host, own.made),
  )
  const [today] = useState(() => bangkokDay(new Date()))
  const { hero, keep } = useHero(host, view)
  const canEdit = !host.readonly && !own.damaged

  function play(challenge: Challenge, custom?: FloorContent) {
    setView({ at: 'play', challenge, custom })
  }
  /** What is made is kept in a project of its own; without one, a new one is opened. */
  function openEditor() {
    if (host.project) setView({ at: 'editor' })
    else void host.openNew(emptyDocument, t('editorTitle'))
  }
  function title(): string {
    if (view.at === 'play') return challengeTitle(t, view.challenge, view.custom)
    // The page's own heading names the game.
    return view.at === 'menu' ? '' : t('editorTitle')
  }
  function next(): (() => void) | undefined {
    if (view.at !== 'play' || view.custom || view.challenge.kind === 'daily') return undefined
    const floor = FLOORS[floorNumber(view.challenge.floor.id)]
    return floor && (() => play({ kind: 'floor', floor }))
  }
  function body() {
    if (view.at === 'editor') {
      return <FloorEditor host={host} game={game} floors={own.made} onChange={own.change} />
    }
    if (view.at === 'play') {
      return (
        <PlayFloor
          key={challengeId(view.challenge)}
          host={host}
          game={game}
          challenge={view.challenge}
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
        onEditor={canEdit ? openEditor : undefined}
      />
    )
  }
  return (
    <GameStage
      host={host}
      game={game}
      title={title()}
      damaged={own.damaged}
      onEntrance={view.at === 'menu' ? undefined : () => setView({ at: 'menu' })}
      Replay={FloorReplay}
    >
      {body()}
    </GameStage>
  )
}
