import { Button } from '@panya/ui/Button/Button.tsx'
import { useCallback, useMemo, useState } from 'react'
import type { ReplayProps } from '../../../game-kit/GameStage.tsx'
import { useGameMessages } from '../../../game-kit/game-messages.ts'
import layout from '../../../game-kit/layout.module.css'
import { ReplayControls } from '../../../game-kit/ReplayControls.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Board } from '../core/board.ts'
import {
  isReplaySubmission,
  runRule,
  runSort,
  type SortSubmission,
  submittedBoard,
} from '../core/judge.ts'
import {
  createPuzzle,
  type RuleAction,
  type RulePuzzle,
  type RuleState,
} from '../core/rule-game.ts'
import type { SortAction, SortState } from '../core/sort-game.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import { GroupBoxes } from './GroupBoxes.tsx'
import { LinkedBoard } from './LinkedBoard.tsx'
import { RuleBoard } from './RuleBoard.tsx'
import { ruleText, shapeCardText } from './rule-text.ts'
import styles from './SortView.module.css'
import { boardCards } from './SortView.tsx'

type Read =
  | {
      game: 'sort'
      board: Board
      link: SortSubmission
      states: SortState[]
      actions: readonly SortAction[]
    }
  | { game: 'rule'; puzzle: RulePuzzle; states: RuleState[]; actions: readonly RuleAction[] }

function readReplay(replay: unknown): Read | null {
  if (!isReplaySubmission(replay)) return null
  if (replay.game === 'sort') {
    const board = submittedBoard(replay)
    const states = board && runSort(board, replay.actions)
    return states ? { game: 'sort', board, link: replay, states, actions: replay.actions } : null
  }
  const puzzle = createPuzzle(replay.level)
  const states = puzzle && runRule(puzzle, replay.actions)
  return states ? { game: 'rule', puzzle, states, actions: replay.actions } : null
}

function SortStep({
  host,
  read,
  step,
}: {
  host: ToolHost
  read: Read & { game: 'sort' }
  step: number
}) {
  const t = useGroupingMessages(host.locale)
  const { board, states, actions } = read
  const action = actions[step - 1]
  const card = action && action[0] !== 'check' ? board.cards[action[1]]!.text[host.locale] : ''
  const group = action?.[0] === 'place' ? board.groups[action[2]]!.name[host.locale] : ''
  return (
    <>
      <p>{t(`step.${action?.[0] ?? 'start'}`, { card, group })}</p>
      <GroupBoxes
        locale={host.locale}
        cards={boardCards(board, states[step]!, host.locale)}
        groups={board.groups.map((one) => one.name[host.locale])}
        onMove={() => undefined}
        disabled
      />
    </>
  )
}

function RuleStep({
  host,
  read,
  step,
}: {
  host: ToolHost
  read: Read & { game: 'rule' }
  step: number
}) {
  const t = useGroupingMessages(host.locale)
  const { puzzle, states, actions } = read
  const action = actions[step - 1]
  const card = action?.[0] === 'test' ? shapeCardText(t, puzzle.cards[action[1]]!) : ''
  const rule = action?.[0] === 'name' ? ruleText(t, puzzle.candidates[action[1]]!) : ''
  return (
    <>
      <p>{t(`step.${action?.[0] ?? 'start'}`, { card, rule })}</p>
      <RuleBoard host={host} puzzle={puzzle} state={states[step]!} />
    </>
  )
}

/** What came by a link: somebody's board to sort, or how it was played, move by move. */
export function GroupingReplay({ host, game, replay, onLeave }: ReplayProps) {
  const shared = useGameMessages(host.locale)
  const [step, setStep] = useState(0)
  const read = useMemo(() => readReplay(replay), [replay])
  const goTo = useCallback((wanted: number) => setStep(wanted), [])
  const leave = <Button onClick={onLeave}>{shared('replayLeave')}</Button>
  if (!read) {
    return (
      <div className={styles.result}>
        <p>{shared('replayBroken')}</p>
        {leave}
      </div>
    )
  }
  if (read.game === 'sort' && read.actions.length === 0) {
    const { board, link } = read
    return <LinkedBoard host={host} game={game} board={board} link={link} onLeave={onLeave} />
  }
  return (
    <div className={styles.sort}>
      <ReplayControls locale={host.locale} step={step} total={read.actions.length} onStep={goTo} />
      {read.game === 'sort' ? (
        <SortStep host={host} read={read} step={step} />
      ) : (
        <RuleStep host={host} read={read} step={step} />
      )}
      <div className={layout.row}>{leave}</div>
    </div>
  )
}
