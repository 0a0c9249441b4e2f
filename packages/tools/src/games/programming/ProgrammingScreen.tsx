import { useState } from 'react'
import { GameStage } from '../../game-kit/GameStage.tsx'
import { useGame } from '../../game-kit/game-hooks.ts'
import { type LevelShelf, useOwnLevels } from '../../game-kit/own-levels.ts'
import type { ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { LevelEditor } from './components/LevelEditor.tsx'
import { LevelMenu } from './components/LevelMenu.tsx'
import { LevelReplay } from './components/LevelReplay.tsx'
import { PlayLevel } from './components/PlayLevel.tsx'
import { findAssigned } from './core/assigned.ts'
import { emptyDocument, type LevelContent, migrate, toDocument } from './core/document.ts'
import type { Level } from './core/level.ts'
import { LEVELS } from './core/levels/all-levels.ts'
import { levelNumber, levelTitle } from './level-title.ts'
import { useProgrammingMessages } from './programming-messages.ts'

type View =
  | { at: 'menu' }
  | { at: 'play'; level: Level; custom?: LevelContent | undefined }
  | { at: 'editor' }

/** The levels in a project. */
const SHELF: LevelShelf<LevelContent> = {
  read: (document) => migrate(document).levels,
  write: (levels) => toDocument({ levels }),
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
  const t = useProgrammingMessages(host.locale)
  const game = useGame(host)
  const own = useOwnLevels(host, SHELF)
  const [view, setView] = useState<View>(() =>
    own.damaged ? { at: 'menu' } : firstView(host, own.made),
  )
  const canEdit = !host.readonly && !own.damaged

  function play(level: Level, custom?: LevelContent) {
    setView({ at: 'play', level, custom })
  }
  /** What is made is kept in a project of its own; without one, a new one is opened. */
  function openEditor() {
    if (host.project) setView({ at: 'editor' })
    else void host.openNew(emptyDocument, t('editorTitle'))
  }
  function title(): string {
    // The page's own heading names the game.
    if (view.at === 'menu') return ''
    if (view.at === 'editor') return t('editorTitle')
    const name = levelTitle(t, view.level.id, view.custom)
    return view.custom ? name : `${levelNumber(view.level.id)}. ${name}`
  }
  function body() {
    if (view.at === 'menu') {
      return (
        <LevelMenu
          host={host}
          game={game}
          own={own.made}
          onPlay={play}
          onEditor={canEdit ? openEditor : undefined}
        />
      )
    }
    if (view.at === 'editor') {
      return <LevelEditor host={host} game={game} levels={own.made} onChange={own.change} />
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
    <GameStage
      host={host}
      game={game}
      title={title()}
      damaged={own.damaged}
      onEntrance={view.at === 'menu' ? undefined : () => setView({ at: 'menu' })}
      Replay={LevelReplay}
    >
      {body()}
    </GameStage>
  )
}
