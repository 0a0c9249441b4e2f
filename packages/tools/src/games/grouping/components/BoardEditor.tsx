import { useState } from 'react'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { MAX_BOARDS, type MadeBoard } from '../core/board.ts'
import { useGroupingTexts } from '../grouping-texts.ts'
import styles from './BoardEditor.module.css'
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

/** The workshop: a list of boards, one of them open. */
export function BoardEditor({ host, boards, onChange, onPlay }: BoardEditorProps) {
  const t = useGroupingTexts(host.locale)
  const [openId, setOpenId] = useState(boards[0]?.id ?? null)
  const open = boards.find((board) => board.id === openId)
  function add() {
    const board = newBoard()
    onChange([...boards, board])
    setOpenId(board.id)
  }
  return (
    <div className={styles.editor}>
      <nav className={styles.list} aria-label={t('madeBoards')}>
        {boards.length === 0 && <p>{t('editorEmpty')}</p>}
        {boards.map((board) => (
          <GameButton
            key={board.id}
            aria-current={board.id === openId || undefined}
            aria-label={t('editBoard', { title: board.title || t('untitled') })}
            onClick={() => setOpenId(board.id)}
          >
            {board.title || t('untitled')}
          </GameButton>
        ))}
        <GameButton look="strong" disabled={boards.length >= MAX_BOARDS} onClick={add}>
          {t('addBoard')}
        </GameButton>
        <p>{t('savedAutomatically')}</p>
      </nav>
      {open && (
        <BoardForm
          key={open.id}
          host={host}
          board={open}
          onChange={(changed) =>
            onChange(boards.map((board) => (board.id === changed.id ? changed : board)))
          }
          onDelete={() => {
            onChange(boards.filter((board) => board.id !== open.id))
            setOpenId(boards.find((board) => board.id !== open.id)?.id ?? null)
          }}
          onPlay={() => onPlay(open)}
        />
      )}
    </div>
  )
}
