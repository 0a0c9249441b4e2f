import { MadeEditor } from '../../../game-kit/MadeEditor.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type GuessLevel, MAX_LEVELS } from '../core/guess-level.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import { LevelForm } from './LevelForm.tsx'

interface LevelEditorProps {
  host: ToolHost
  levels: readonly GuessLevel[]
  onChange: (levels: readonly GuessLevel[]) => void
  onPlay: (level: GuessLevel) => void
}

function newLevel(): GuessLevel {
  return { id: crypto.randomUUID(), title: '', reveal: 'tiles', answer: 'choose', items: [] }
}

/** The workshop of rounds. */
export function LevelEditor({ host, levels, onChange, onPlay }: LevelEditorProps) {
  const t = useGuessingMessages(host.locale)
  return (
    <MadeEditor
      host={host}
      t={t}
      messages={{
        list: t('ownRounds'),
        add: t('addLevel'),
        edit: (title) => t('editLevel', { title }),
      }}
      all={levels}
      most={MAX_LEVELS}
      newOne={newLevel}
      Form={LevelForm}
      onChange={onChange}
      onPlay={onPlay}
    />
  )
}
