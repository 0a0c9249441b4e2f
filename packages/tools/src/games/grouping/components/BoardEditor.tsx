import { MadeEditor } from '../../../game-kit/MadeEditor.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { MAX_BOARDS, type MadeBoard } from '../core/board.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import { BoardForm } from './BoardForm.tsx'

interface BoardEditorProps {
  host: ToolHost
  boards: readonly MadeBoard[]
  onChange: (boards: readonly MadeBoard[]) => void
  onPlay: (board: MadeBoard) => void
}

function newBoard(): MadeBoard {
  const groups = [
    { name: '', why: '' },
    { name: '', why: '' },
  ]
  return { id: crypto.randomUUID(), title: '', groups, cards: [] }
}

/** The workshop of boards. */
export function BoardEditor({ host, boards, onChange, onPlay }: BoardEditorProps) {
  const t = useGroupingMessages(host.locale)
  return (
    <MadeEditor
      host={host}
      t={t}
      messages={{
        list: t('madeBoards'),
        add: t('addBoard'),
        edit: (title) => t('editBoard', { title }),
      }}
      all={boards}
      most={MAX_BOARDS}
      newOne={newBoard}
      Form={BoardForm}
      onChange={onChange}
      onPlay={onPlay}
    />
  )
}
