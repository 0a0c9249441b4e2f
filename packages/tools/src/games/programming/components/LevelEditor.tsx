import { useState } from 'react'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import styles from '../../../game-kit/map/Workshop.module.css'
import type { ToolHost } from '../../../host/tool-host.ts'
import { emptyContent, type LevelContent, levelFromContent, MOST_LEVELS } from '../core/document.ts'
import { levelTitle } from '../level-title.ts'
import { useProgrammingTexts } from '../programming-texts.ts'
import { LevelForm } from './LevelForm.tsx'
import { PlayLevel } from './PlayLevel.tsx'

interface LevelEditorProps {
  host: ToolHost
  game: Game
  levels: readonly LevelContent[]
  onChange: (levels: readonly LevelContent[]) => void
}

/** The workshop: a list of own levels, one of them open, and a try-out. */
export function LevelEditor({ host, game, levels, onChange }: LevelEditorProps) {
  const t = useProgrammingTexts(host.locale)
  const [chosen, setChosen] = useState(0)
  const [trying, setTrying] = useState(false)
  const content = levels[chosen]

  function add() {
    onChange([...levels, emptyContent()])
    setChosen(levels.length)
  }
  if (trying && content) {
    return (
      <>
        <GameButton onClick={() => setTrying(false)}>{t('editorEdit')}</GameButton>
        <PlayLevel host={host} game={game} level={levelFromContent(content)} custom={content} />
      </>
    )
  }
  return (
    <div className={styles.workshop}>
      <p className={styles.lead}>{t('editorLead')}</p>
      <div className={styles.row}>
        {levels.map((each, index) => (
          <GameButton
            key={index}
            aria-pressed={index === chosen}
            look={index === chosen ? 'strong' : 'plain'}
            onClick={() => setChosen(index)}
          >
            {levelTitle(t, '', each)}
          </GameButton>
        ))}
        {levels.length < MOST_LEVELS && <GameButton onClick={add}>+ {t('ownLevel')}</GameButton>}
      </div>
      {content && (
        <LevelForm
          key={chosen}
          host={host}
          content={content}
          onChange={(next) =>
            onChange(levels.map((each, index) => (index === chosen ? next : each)))
          }
          onTry={() => setTrying(true)}
        />
      )}
    </div>
  )
}
