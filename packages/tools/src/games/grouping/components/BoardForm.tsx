import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { picturesIn } from '../../../game-kit/core/pictures/picture-library.ts'
import { THEME_MESSAGES, THEMES } from '../../../game-kit/core/pictures/trait-messages.ts'
import { useGameMessages } from '../../../game-kit/game-messages.ts'
import made from '../../../game-kit/MadeEditor.module.css'
import type { MadeFormProps } from '../../../game-kit/MadeEditor.tsx'
import { pictureAddress } from '../../../game-kit/picture-files.ts'
import { ShareReplay } from '../../../game-kit/ShareReplay.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import {
  isPlayable,
  MAX_CARDS,
  MAX_GROUPS,
  type MadeBoard,
  type MadeCard,
  type MadeGroup,
  MIN_GROUPS,
} from '../core/board.ts'
import { boardLink } from '../core/board-link.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import styles from './BoardForm.module.css'

interface GroupFieldsProps {
  host: ToolHost
  board: MadeBoard
  onChange: (board: MadeBoard) => void
}

/** Cards of a removed group move to the first one, so that none is lost. */
function withoutGroup(board: MadeBoard, removed: number): MadeBoard {
  const move = (group: number) => (group === removed ? 0 : group > removed ? group - 1 : group)
  return {
    ...board,
    groups: board.groups.toSpliced(removed, 1),
    cards: board.cards.map((card) => ({ ...card, group: move(card.group) })),
  }
}

function GroupFields({ host, board, onChange }: GroupFieldsProps) {
  const t = useGroupingMessages(host.locale)
  function change(index: number, part: Partial<MadeGroup>) {
    onChange({ ...board, groups: board.groups.with(index, { ...board.groups[index]!, ...part }) })
  }
  return (
    <section>
      <h3>{t('groups')}</h3>
      {board.groups.map((group, index) => (
        <div key={index} className={styles.row}>
          <TextField
            className={made.field}
            label={t('groupName', { number: index + 1 })}
            value={group.name}
            maxLength={60}
            dir="auto"
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <TextField
            className={made.field}
            label={t('groupWhy', { number: index + 1 })}
            value={group.why}
            maxLength={240}
            dir="auto"
            onChange={(event) => change(index, { why: event.currentTarget.value })}
          />
          {board.groups.length > MIN_GROUPS && (
            <IconButton
              look="ghost"
              size="medium"
              label={t('removeGroup', { number: index + 1 })}
              onClick={() => onChange(withoutGroup(board, index))}
            >
              <Icon name="close" />
            </IconButton>
          )}
        </div>
      ))}
      {board.groups.length < MAX_GROUPS && (
        <Button
          look="ghost"
          onClick={() => onChange({ ...board, groups: [...board.groups, { name: '', why: '' }] })}
        >
          {t('addGroup')}
        </Button>
      )}
    </section>
  )
}

interface CardFieldsProps {
  host: ToolHost
  board: MadeBoard
  card: MadeCard
  number: number
  onCard: (card: MadeCard) => void
  onRemove: () => void
}

function withPicture({ text, group }: MadeCard, picture: string): MadeCard {
  return picture === '' ? { text, group } : { text, group, picture }
}

function CardFields({ host, board, card, number, onCard, onRemove }: CardFieldsProps) {
  const t = useGroupingMessages(host.locale)
  return (
    <div className={styles.row}>
      <TextField
        className={made.field}
        label={t('cardText', { number })}
        value={card.text}
        maxLength={120}
        dir="auto"
        onChange={(event) => onCard({ ...card, text: event.currentTarget.value })}
      />
      <SelectField
        className={made.field}
        label={t('cardPicture', { number })}
        value={card.picture ?? ''}
        onChange={(event) => onCard(withPicture(card, event.currentTarget.value))}
      >
        <option value="">{t('noPicture')}</option>
        {THEMES.map((theme) => (
          <optgroup key={theme} label={THEME_MESSAGES[theme][host.locale]}>
            {picturesIn(theme).map((picture) => (
              <option key={picture.id} value={picture.id}>
                {picture.words[host.locale][0]}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        className={made.field}
        label={t('cardGroup', { number })}
        value={card.group}
        onChange={(event) => onCard({ ...card, group: Number(event.currentTarget.value) })}
      >
        {board.groups.map((group, index) => (
          <option key={index} value={index}>
            {group.name || t('groupDefault', { number: index + 1 })}
          </option>
        ))}
      </SelectField>
      {card.picture && <img src={pictureAddress(card.picture)} alt="" width="40" height="40" />}
      <IconButton look="ghost" size="medium" label={t('removeCard', { number })} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

/** One board being made: its name, its groups with their reasons, its cards. */
export function BoardForm(props: MadeFormProps<MadeBoard>) {
  const { host, made: board, onChange, onDelete, onPlay } = props
  const t = useGroupingMessages(host.locale)
  const shared = useGameMessages(host.locale)
  const playable = isPlayable(board)
  const setCards = (cards: readonly MadeCard[]) => onChange({ ...board, cards })
  return (
    <div className={made.form}>
      <TextField
        className={made.field}
        label={t('boardTitle')}
        value={board.title}
        maxLength={80}
        dir="auto"
        onChange={(event) => onChange({ ...board, title: event.currentTarget.value })}
      />
      <div className={styles.row}>
        <Button disabled={!playable} onClick={onPlay}>
          {t('playBoard')}
        </Button>
        <Button look="ghost" onClick={onDelete}>
          {t('deleteBoard')}
        </Button>
        <ShareReplay
          host={host}
          submission={boardLink(board)}
          title={board.title}
          label={shared('shareMade')}
          disabled={!playable}
        />
      </div>
      {!playable && <p>{t('notPlayable')}</p>}
      <GroupFields host={host} board={board} onChange={onChange} />
      <section>
        <h3>{t('cards')}</h3>
        {board.cards.map((card, index) => (
          <CardFields
            key={index}
            host={host}
            board={board}
            card={card}
            number={index + 1}
            onCard={(changed) => setCards(board.cards.with(index, changed))}
            onRemove={() => setCards(board.cards.toSpliced(index, 1))}
          />
        ))}
        <Button
          look="ghost"
          disabled={board.cards.length >= MAX_CARDS}
          onClick={() => setCards([...board.cards, { text: '', group: 0 }])}
        >
          {t('addCard')}
        </Button>
      </section>
    </div>
  )
}
