import { useCallback, useMemo, useState } from 'react'
import { GameFrame } from '../../kit/game/GameFrame.tsx'
import { useGame, useLinkedReplay } from '../../kit/game/game-hooks.ts'
import { useGameTexts } from '../../kit/game/game-texts.ts'
import type { ToolHost, ToolScreenProps } from '../../kit/tool-host.ts'
import { LevelEditor } from './components/LevelEditor.tsx'
import { LevelMenu } from './components/LevelMenu.tsx'
import { LevelReplay } from './components/LevelReplay.tsx'
import { PlayLevel } from './components/PlayLevel.tsx'
import { findAssigned } from './core/assigned.ts'
import { emptyDocument, type LevelContent, migrate, toDocument } from './core/document.ts'
import type { Level } from './core/level.ts'
import { LEVELS } from './core/levels/all-levels.ts'
import { levelNumber, levelTitle } from './level-title.ts'
import { useProgrammingTexts } from './programming-texts.ts'

type View =
  | { at: 'menu' }
  | { at: 'play'; level: Level; custom?: LevelContent | undefined }
  | { at: 'editor' }

/** The levels in the open project, and a way to change them. */
function useOwnLevels(host: ToolHost) {
  const opened = useMemo(() => {
    try {
      return { levels: host.project ? migrate(host.project.document).levels : [], problem: '' }
    } catch (error) {
      return { levels: [], problem: error instanceof Error ? error.message : String(error) }
    }
  }, [host.project])
  const [changed, setChanged] = useState<readonly LevelContent[] | null>(null)
  const change = useCallback(
    (levels: readonly LevelContent[]) => {
      setChanged(levels)
      host.changed(() => toDocument({ levels }))
    },
    [host],
  )
  return { levels: changed ?? opened.levels, problem: opened.problem, change }
}

/** A project without levels was made to make some; what a teacher asked for is played. */
function firstView(
  { assigned, project, readonly }: ToolHost,
  levels: readonly LevelContent[],
): View {
  const found = assigned?.level ? findAssigned(assigned.level, levels) : null
  if (found) return { at: 'play', ...found }
  const fresh = project !== null && !readonly && !assigned && levels.length === 0
  return { at: fresh ? 'editor' : 'menu' }
}

/** Programming: sixty levels for a robot, in blocks and in Python, and a workshop for more. */
export default function ProgrammingScreen({ host }: ToolScreenProps) {
  const t = useProgrammingTexts(host.locale)
  const shared = useGameTexts(host.locale)
  const game = useGame(host)
  const replay = useLinkedReplay()
  const own = useOwnLevels(host)
  const [view, setView] = useState<View>(() => firstView(host, own.levels))
  const canEdit = !host.readonly && own.problem === ''

  function play(level: Level, custom?: LevelContent) {
    setView({ at: 'play', level, custom })
  }
  /** Levels are kept in a project of their own; without one, a new one is opened. */
  function openEditor() {
    if (host.project) setView({ at: 'editor' })
    else void host.openIn('games/programming', emptyDocument, t('editorTitle'))
  }
  function title(): string {
    if (replay !== null) return shared('replay')
    // The page's own heading names the game.
    if (view.at === 'menu') return ''
    if (view.at === 'editor') return t('editorTitle')
    const name = levelTitle(t, view.level.id, view.custom)
    return view.custom ? name : `${levelNumber(view.level.id)}. ${name}`
  }
  function body() {
    if (view.at === 'menu') {
      return (
        <>
          {own.problem && <p role="alert">{own.problem}</p>}
          <LevelMenu
            host={host}
            game={game}
            own={own.levels}
            onPlay={play}
            onEditor={canEdit ? openEditor : undefined}
          />
        </>
      )
    }
    if (view.at === 'editor') {
      return <LevelEditor host={host} game={game} levels={own.levels} onChange={own.change} />
    }
    const next = view.custom ? undefined : LEVELS[levelNumber(view.level.id)]
    return (
      <PlayLevel
        key={view.level.id}
        host={host}
        game={game}
        level={view.level}
        custom={view.custom}
        onNext={next ? () => play(next) : undefined}
      />
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
        <LevelReplay
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
