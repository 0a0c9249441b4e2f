import { useState } from 'react'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type GuessLevel, MAX_LEVELS } from '../core/guess-level.ts'
import { useGuessingTexts } from '../guessing-texts.ts'
import styles from './LevelEditor.module.css'
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

/** The workshop: a list of rounds, one of them open. */
export function LevelEditor({ host, levels, onChange, onPlay }: LevelEditorProps) {
  const t = useGuessingTexts(host.locale)
  const [openId, setOpenId] = useState(levels[0]?.id ?? null)
  const open = levels.find((level) => level.id === openId)
  function add() {
    const level = newLevel()
    onChange([...levels, level])
    setOpenId(level.id)
  }
  return (
    <div className={styles.editor}>
      <nav className={styles.list} aria-label={t('ownRounds')}>
        {levels.length === 0 && <p>{t('editorEmpty')}</p>}
        {levels.map((level) => (
          <GameButton
            key={level.id}
            aria-current={level.id === openId || undefined}
            aria-label={t('editLevel', { title: level.title || t('untitled') })}
            onClick={() => setOpenId(level.id)}
          >
            {level.title || t('untitled')}
          </GameButton>
        ))}
        <GameButton look="strong" disabled={levels.length >= MAX_LEVELS} onClick={add}>
          {t('addLevel')}
        </GameButton>
        <p>{t('savedAutomatically')}</p>
      </nav>
      {open && (
        <LevelForm
          key={open.id}
          host={host}
          level={open}
          onChange={(changed) =>
            onChange(levels.map((level) => (level.id === changed.id ? changed : level)))
          }
          onDelete={() => {
            onChange(levels.filter((level) => level.id !== open.id))
            setOpenId(levels.find((level) => level.id !== open.id)?.id ?? null)
          }}
          onPlay={() => onPlay(open)}
        />
      )}
    </div>
  )
}
