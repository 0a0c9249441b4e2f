import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { carry, type LetGo } from '../../../host/carry.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import cardStyles from './Cards.module.css'
import styles from './GroupBoxes.module.css'

interface SortableCard {
  index: number
  name: string
  face: ReactNode
  group: number | null
  settled: boolean
}

interface GroupBoxesProps {
  locale: Locale
  /** The cards in the order in which they lie on the table. */
  cards: readonly SortableCard[]
  groups: readonly string[]
  onMove: (card: number, group: number | null) => void
  /** Something in the place of each group's name, such as a field for it. */
  headings?: readonly ReactNode[] | undefined
  disabled?: boolean
  /** Takes the room its place has; cards beyond that are scrolled to inside. */
  fills?: boolean
}

/** A table of cards and groups to put them in: by tap, by dragging, by number keys. */
export function GroupBoxes(props: GroupBoxesProps) {
  const { locale, cards, groups, onMove, headings, disabled = false, fills = false } = props
  const t = useGroupingMessages(locale)
  const [picked, setPicked] = useState<number | null>(null)
  const chosen = cards.find((card) => card.index === picked)

  function put(card: number, group: number | null) {
    onMove(card, group)
    setPicked(null)
  }
  function onKey(event: KeyboardEvent, card: SortableCard) {
    const group = Number(event.key) - 1
    if (groups[group] !== undefined) put(card.index, group)
    else if (card.group !== null && (event.key === 'Backspace' || event.key === 'Delete')) {
      put(card.index, null)
    } else return
    event.preventDefault()
  }
  function letGo(card: number, { over }: LetGo) {
    const place = over?.closest<HTMLElement>('[data-place]')?.dataset['place']
    if (place !== undefined) put(card, place === 'table' ? null : Number(place))
  }
  function cardButton(card: SortableCard) {
    const inGroup = card.group === null ? '' : (groups[card.group] ?? '')
    const label = card.settled
      ? t('settledCard', { card: card.name })
      : inGroup
        ? t('takeBack', { card: card.name, group: inGroup })
        : card.name
    return (
      <li key={card.index}>
        <CardButton
          className={`${cardStyles.card} ${card.settled ? cardStyles.settled : ''}`}
          disabled={disabled || card.settled}
          aria-pressed={picked === card.index}
          aria-label={label}
          onPointerDown={(event) => carry(event, (at) => letGo(card.index, at))}
          onClick={() => setPicked(picked === card.index ? null : card.index)}
          onKeyDown={(event) => onKey(event, card)}
        >
          {card.face}
        </CardButton>
      </li>
    )
  }
  const onTable = cards.filter((card) => card.group === null)
  return (
    <div className={styles.boxes} data-fills={fills || undefined}>
      <section className={styles.table} aria-label={t('table')} data-place="table">
        <p className={styles.hint}>
          {chosen ? t('picked', { card: chosen.name }) : t('howToSort')}
        </p>
        <ul className={cardStyles.cards}>{onTable.map(cardButton)}</ul>
        {onTable.length === 0 && !disabled && <p>{t('tableEmpty')}</p>}
      </section>
      <div className={styles.groups}>
        {groups.map((name, group) => (
          <section
            key={group}
            className={styles.group}
            aria-label={t('groupLabel', { number: group + 1, group: name })}
            data-place={group}
          >
            {headings?.[group] ?? (
              <h2 className={styles.name}>
                <span className={styles.number}>{group + 1}</span> {name}
              </h2>
            )}
            {!disabled && (
              <Button
                look={picked === null ? 'ghost' : 'solid'}
                disabled={picked === null}
                aria-label={t('putHere', { group: name })}
                onClick={() => picked !== null && put(picked, group)}
              >
                {t('putHere', { group: name })}
              </Button>
            )}
            <ul className={cardStyles.cards}>
              {cards.filter((card) => card.group === group).map(cardButton)}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
