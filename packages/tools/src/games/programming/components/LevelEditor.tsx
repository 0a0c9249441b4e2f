import { useState } from 'react'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { Workshop } from '../../../game-kit/map/Workshop.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { emptyContent, type LevelContent, levelFromContent, MOST_LEVELS } from '../core/document.ts'
import { levelTitle } from '../level-title.ts'
import { useProgrammingMessages } from '../programming-messages.ts'
import { LevelForm } from './LevelForm.tsx'
import { PlayLevel } from './PlayLevel.tsx'

interface LevelEditorProps {
  host: ToolHost
  game: Game
  levels: readonly LevelContent[]
  onChange: (levels: readonly LevelContent[]) => void
}

/** The workshop of levels. */
export function LevelEditor({ host, game, levels, onChange }: LevelEditorProps) {
  const t = useProgrammingMessages(host.locale)
  return (
    <Workshop
      host={host}
      game={game}
      t={t}
      levels={levels}
      most={MOST_LEVELS}
      titleOf={(content) => levelTitle(t, '', content)}
      newName={t('ownLevel')}
      emptyContent={emptyContent}
      onChange={onChange}
      Form={LevelForm}
      TryOut={TryLevel}
    />
  )
}

interface TryLevelProps {
  host: ToolHost
  game: Game
  content: LevelContent
}

function TryLevel({ host, game, content }: TryLevelProps) {
  const [level] = useState(() => levelFromContent(content))
  return <PlayLevel host={host} game={game} level={level} custom={content} />
}
