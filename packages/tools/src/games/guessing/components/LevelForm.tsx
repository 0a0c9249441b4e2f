import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { findPicture, picturesIn } from '../../../game-kit/core/pictures/picture-library.ts'
import {
  THEME_MESSAGES,
  THEMES,
  type Theme,
} from '../../../game-kit/core/pictures/trait-messages.ts'
import { useGameMessages } from '../../../game-kit/game-messages.ts'
import layout from '../../../game-kit/layout.module.css'
import made from '../../../game-kit/MadeEditor.module.css'
import type { MadeFormProps } from '../../../game-kit/MadeEditor.tsx'
import { ShareReplay } from '../../../game-kit/ShareReplay.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import {
  ANSWERS,
  type GuessLevel,
  type LevelItem,
  MAX_ITEMS,
  REVEALS,
} from '../core/guess-level.ts'
import { levelLink } from '../core/level-link.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import { DrawnItemForm } from './DrawnItemForm.tsx'
import styles from './LevelForm.module.css'
import { PictureFace } from './PictureFace.tsx'

interface ItemsProps {
  host: ToolHost
  level: GuessLevel
  onChange: (level: GuessLevel) => void
}

function ItemList({ host, level, onChange }: ItemsProps) {
  const t = useGuessingMessages(host.locale)
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
            <CardButton
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
            </CardButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Library({ host, level, onChange }: ItemsProps) {
  const t = useGuessingMessages(host.locale)
  const [theme, setTheme] = useState<Theme>('animals')
  const taken = new Set(level.items.map((item) => ('picture' in item ? item.picture : '')))
  return (
    <section>
      <SelectField
        className={made.field}
        label={t('addFrom')}
        value={theme}
        onChange={(event) => setTheme(event.currentTarget.value as Theme)}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {THEME_MESSAGES[one][host.locale]}
          </option>
        ))}
      </SelectField>
      <ul className={styles.items}>
        {picturesIn(theme)
          .filter((picture) => !taken.has(picture.id))
          .map((picture) => (
            <li key={picture.id}>
              <CardButton
                aria-label={t('addPicture', { word: picture.words[host.locale][0] })}
                disabled={level.items.length >= MAX_ITEMS}
                onClick={() =>
                  onChange({ ...level, items: [...level.items, { picture: picture.id }] })
                }
              >
                <PictureFace picture={{ id: picture.id, drawing: null }} />
                <span>{picture.words[host.locale][0]} +</span>
              </CardButton>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** One round being made: its name, its way of playing, its pictures. */
export function LevelForm(props: MadeFormProps<GuessLevel>) {
  const { host, made: level, onChange, onDelete, onPlay } = props
  const t = useGuessingMessages(host.locale)
  const shared = useGameMessages(host.locale)
  const full = level.items.length >= MAX_ITEMS
  return (
    <div className={made.form}>
      <TextField
        className={made.field}
        label={t('levelTitle')}
        value={level.title}
        maxLength={80}
        dir="auto"
        onChange={(event) => onChange({ ...level, title: event.currentTarget.value })}
      />
      <SelectField
        className={made.field}
        label={t('howRevealed')}
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
      </SelectField>
      <SelectField
        className={made.field}
        label={t('howAnswered')}
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
      </SelectField>
      <div className={layout.row}>
        <Button disabled={level.items.length === 0} onClick={onPlay}>
          {t('playLevel')}
        </Button>
        <Button look="ghost" onClick={onDelete}>
          {t('deleteLevel')}
        </Button>
        <ShareReplay
          host={host}
          submission={levelLink(level)}
          title={level.title}
          label={shared('shareMade')}
          disabled={level.items.length === 0}
        />
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
