import { useCallback, useEffect, useMemo, useState } from 'react'
import { bangkokDay } from '../../kit/core/game/streak.ts'
import { type ProgramSource, readSource } from '../../kit/core/game-code/program-source.ts'
import { GameFrame } from '../../kit/game/GameFrame.tsx'
import { useGame, useLinkedReplay } from '../../kit/game/game-hooks.ts'
import { useGameTexts } from '../../kit/game/game-texts.ts'
import type { ToolHost, ToolScreenProps } from '../../kit/tool-host.ts'
import { FloorEditor } from './components/FloorEditor.tsx'
import { FloorMenu } from './components/FloorMenu.tsx'
import { FloorReplay } from './components/FloorReplay.tsx'
import { PlayFloor } from './components/PlayFloor.tsx'
import { findAssigned } from './core/assigned.ts'
import { type Challenge, challengeId } from './core/challenge.ts'
import { emptyDocument, type FloorContent, migrate, toDocument } from './core/document.ts'
import { FLOORS } from './core/floors.ts'
import { useDungeonTexts } from './dungeon-texts.ts'
import { challengeTitle, floorNumber } from './floor-title.ts'

type View =
  | { at: 'menu' | 'editor' }
  | { at: 'play'; challenge: Challenge; custom?: FloorContent | undefined }

/** The floors in the open project, and a way to change them. */
function useOwnFloors(host: ToolHost) {
  const opened = useMemo(() => {
    try {
      return { floors: host.project ? migrate(host.project.document).floors : [], problem: '' }
    } catch (error) {
      return { floors: [], problem: error instanceof Error ? error.message : String(error) }
    }
  }, [host.project])
  const [changed, setChanged] = useState<readonly FloorContent[] | null>(null)
  const change = useCallback(
    (floors: readonly FloorContent[]) => {
      setChanged(floors)
      host.changed(() => toDocument({ floors }))
    },
    [host],
  )
  return { floors: changed ?? opened.floors, problem: opened.problem, change }
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
  const t = useDungeonTexts(host.locale)
  const shared = useGameTexts(host.locale)
  const game = useGame(host)
  const replay = useLinkedReplay()
  const own = useOwnFloors(host)
  const [view, setView] = useState<View>(() => firstView(host, own.floors))
  const [today] = useState(() => bangkokDay(new Date()))
  const { hero, keep } = useHero(host, view)
  const canEdit = !host.readonly && own.problem === ''

  function play(challenge: Challenge, custom?: FloorContent) {
    setView({ at: 'play', challenge, custom })
  }
  /** Floors are kept in a project of their own; without one, a new one is opened. */
  function openEditor() {
    if (host.project) setView({ at: 'editor' })
    else void host.openIn('games/dungeon', emptyDocument, t('editorTitle'))
  }
  function title(): string {
    if (replay !== null) return shared('replay')
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
      return <FloorEditor host={host} game={game} floors={own.floors} onChange={own.change} />
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
      <>
        {own.problem && <p role="alert">{own.problem}</p>}
        <FloorMenu
          host={host}
          game={game}
          today={today}
          own={own.floors}
          onPlay={play}
          onEditor={canEdit ? openEditor : undefined}
        />
      </>
    )
  }
  return (
    <GameFrame
      locale={host.locale}
      game={game}
      title={title()}
      onBack={replay === null && view.at !== 'menu' ? () => setView({ at: 'menu' }) : undefined}
    >
      {replay === null ? (
        body()
      ) : (
        <FloorReplay
          host={host}
          game={game}
          replay={replay}
          onLeave={() => {
            location.hash = ''
          }}
        />
      )}
    </GameFrame>
  )
}
