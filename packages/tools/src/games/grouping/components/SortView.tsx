import { Button } from '@panya/ui/Button/Button.tsx'
import { useMemo, useState } from 'react'
import { Announcer } from '../../../game-kit/Announcer.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useKeptMoves } from '../../../game-kit/kept-moves.ts'
import layout from '../../../game-kit/layout.module.css'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Board } from '../core/board.ts'
import {
  isSorted,
  playSort,
  type SortAction,
  type SortState,
  startSort,
  tableOrder,
} from '../core/sort-game.ts'
import { type GroupingMessages, useGroupingMessages } from '../grouping-messages.ts'
import { BoardCardFace } from './CardFace.tsx'
import { GroupBoxes } from './GroupBoxes.tsx'
import styles from './SortView.module.css'

interface SortViewProps {
  host: ToolHost
  game: Game
  board: Board
  onFinish: (actions: readonly SortAction[], state: SortState) => void
}

export function boardCards(board: Board, state: SortState, locale: ToolHost['locale']) {
  return tableOrder(board).map((index) => {
    const card = board.cards[index]!
    return {
      index,
      name: card.text[locale],
      face: <BoardCardFace card={card} locale={locale} />,
      group: state.placed[index] ?? null,
      settled: state.settled[index] ?? false,
    }
  })
}

function SentBack({ board, state, host }: { board: Board; state: SortState; host: ToolHost }) {
  const t = useGroupingMessages(host.locale)
  if (state.sentBack.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long reasons are scrolled by keys too
    <section className={styles.feedback} tabIndex={0}>
      <h2>{t('notYet', { count: state.sentBack.length })}</h2>
      <ul>
        {board.groups.map(({ name, why }, group) => {
          const cards = state.sentBack.filter(({ from }) => from === group)
          if (cards.length === 0) return null
          const names = cards.map(({ card }) => board.cards[card]!.text[host.locale]).join(' · ')
          const values = { group: name[host.locale], why: why[host.locale], cards: names }
          return <li key={group}>{t('doesNotFit', values)}</li>
        })}
      </ul>
    </section>
  )
}

function said(t: GroupingMessages, board: Board, action: SortAction, locale: ToolHost['locale']) {
  if (action[0] === 'check') return ''
  const card = board.cards[action[1]]!.text[locale]
  if (action[0] === 'take') return t('returned', { card })
  return t('moved', { card, group: board.groups[action[2]]!.name[locale] })
}

/** Sorting one board, with reasons for every card that does not fit. */
export function SortView({ host, game, board, onFinish }: SortViewProps) {
  const t = useGroupingMessages(host.locale)
  const kept = useKeptMoves<SortState, SortAction>(host, board.id, {
    start: () => startSort(board),
    play: (before, action) => playSort(board, before, action),
  })
  const { state } = kept
  const [message, setMessage] = useState('')
  const cards = useMemo(() => boardCards(board, state, host.locale), [board, state, host.locale])
  const left = state.placed.filter((group) => group === null).length

  function act(action: SortAction) {
    const next = kept.move(action)
    if (!next) return
    setMessage(
      action[0] === 'check'
        ? t('notYet', { count: next.sentBack.length })
        : said(t, board, action, host.locale),
    )
    if (action[0] !== 'check') game.play('tap')
    else if (isSorted(next)) {
      kept.end()
      onFinish([...kept.moves, action], next)
    } else game.play('wrong')
  }
  return (
    <div className={styles.sort} data-stage>
      <SentBack board={board} state={state} host={host} />
      <GroupBoxes
        fills
        locale={host.locale}
        cards={cards}
        groups={board.groups.map((group) => group.name[host.locale])}
        onMove={(card, group) => act(group === null ? ['take', card] : ['place', card, group])}
      />
      <div className={layout.row}>
        <Button disabled={left > 0} onClick={() => act(['check'])}>
          {t('check')}
        </Button>
        {left > 0 && <span>{t('checkLeft', { count: left })}</span>}
      </div>
      <Announcer message={message} />
    </div>
  )
}
