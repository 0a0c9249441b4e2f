import { useState } from 'react'
import { THEMES, type Theme } from '../../../game-kit/core/pictures/picture.ts'
import { findPicture, picturesIn } from '../../../game-kit/core/pictures/picture-library.ts'
import { THEME_TEXTS } from '../../../game-kit/core/pictures/trait-texts.ts'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import {
  ANSWERS,
  type GuessLevel,
  type LevelItem,
  MAX_ITEMS,
  REVEALS,
} from '../core/guess-level.ts'
import { useGuessingTexts } from '../guessing-texts.ts'
import { DrawnItemForm } from './DrawnItemForm.tsx'
import styles from './LevelEditor.module.css'
import { PictureFace } from './PictureFace.tsx'

interface LevelFormProps {
  host: ToolHost
  level: GuessLevel
  onChange: (level: GuessLevel) => void
  onDelete: () => void
  onPlay: () => void
}

function ItemList({ host, level, onChange }: Pick<LevelFormProps, 'host' | 'level' | 'onChange'>) {
  const t = useGuessingTexts(host.locale)
  const wordOf = (item: LevelItem) =>
    'picture' in item ? findPicture(item.picture)!.words[host.locale][0] : (item.words[0] ?? '')
  return (
    <section>
      <h3>
        {t('inThisRound')}: {t('pictureCount', { count: level.items.length })}
      </h3>
      <ul className={styles.items}>
        {level.items.map((item, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={t('removeItem', { word: wordOf(item) })}
              onClick={() => onChange({ ...level, items: level.items.toSpliced(index, 1) })}
            >
              <PictureFace
                picture={
                  'picture' in item
                    ? { id: item.picture, drawing: null }
                    : { id: '', drawing: item.drawing }
                }
              />
              <span>{wordOf(item)} ×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Library({ host, level, onChange }: Pick<LevelFormProps, 'host' | 'level' | 'onChange'>) {
  const t = useGuessingTexts(host.locale)
  const [theme, setTheme] = useState<Theme>('animals')
  const taken = new Set(level.items.map((item) => ('picture' in item ? item.picture : '')))
  return (
    <section>
      <label className={styles.field}>
        {t('addFrom')}
        <select value={theme} onChange={(event) => setTheme(event.currentTarget.value as Theme)}>
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {THEME_TEXTS[one][host.locale]}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles.items}>
        {picturesIn(theme)
          .filter((picture) => !taken.has(picture.id))
          .map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={t('addPicture', { word: picture.words[host.locale][0] })}
                disabled={level.items.length >= MAX_ITEMS}
                onClick={() =>
                  onChange({ ...level, items: [...level.items, { picture: picture.id }] })
                }
              >
                <PictureFace picture={{ id: picture.id, drawing: null }} />
                <span>{picture.words[host.locale][0]} +</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** One round being made: its name, its way of playing, its pictures. */
export function LevelForm({ host, level, onChange, onDelete, onPlay }: LevelFormProps) {
  const t = useGuessingTexts(host.locale)
  const full = level.items.length >= MAX_ITEMS
  return (
    <div className={styles.form}>
      <label className={styles.field}>
        {t('levelTitle')}
        <input
          value={level.title}
          maxLength={80}
          dir="auto"
          onChange={(event) => onChange({ ...level, title: event.currentTarget.value })}
        />
      </label>
      <label className={styles.field}>
        {t('howRevealed')}
        <select
          value={level.reveal}
          onChange={(event) =>
            onChange({ ...level, reveal: event.currentTarget.value as GuessLevel['reveal'] })
          }
        >
          {REVEALS.map((reveal) => (
            <option key={reveal} value={reveal}>
              {t(`reveal.${reveal}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('howAnswered')}
        <select
          value={level.answer}
          onChange={(event) =>
            onChange({ ...level, answer: event.currentTarget.value as GuessLevel['answer'] })
          }
        >
          {ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {t(`answer.${answer}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.ways}>
        <GameButton look="strong" disabled={level.items.length === 0} onClick={onPlay}>
          {t('playLevel')}
        </GameButton>
        <GameButton onClick={onDelete}>{t('deleteLevel')}</GameButton>
      </div>
      <ItemList host={host} level={level} onChange={onChange} />
      {full && <p>{t('levelFull', { max: MAX_ITEMS })}</p>}
      <Library host={host} level={level} onChange={onChange} />
      <DrawnItemForm
        host={host}
        disabled={full}
        onAdd={(item) => onChange({ ...level, items: [...level.items, item] })}
      />
    </div>
  )
}
