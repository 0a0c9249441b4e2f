import { useMemo, useState } from 'react'
import { GameStage } from '../../game-kit/GameStage.tsx'
import { useGame } from '../../game-kit/game-hooks.ts'
import { useOwnLevels } from '../../game-kit/own-levels.ts'
import { GameTask } from '../../game-kit/task/GameTask.tsx'
import type { ToolHost, ToolScreenProps } from '../../host/tool-host.ts'
import { BoardEditor } from './components/BoardEditor.tsx'
import { GroupingMenu } from './components/GroupingMenu.tsx'
import { GroupingReplay } from './components/GroupingReplay.tsx'
import { OwnRuleView } from './components/OwnRuleView.tsx'
import { RuleView } from './components/RuleView.tsx'
import { SortResult } from './components/SortResult.tsx'
import { SortView } from './components/SortView.tsx'
import { type Assigned, findAssigned } from './core/assigned.ts'
import { type Board, boardOf, type MadeBoard } from './core/board.ts'
import { BOARDS, findBoard } from './core/board-library.ts'
import { saved } from './core/document.ts'
import { type GroupingSubmission, JUDGE_KIND, judge, type SortSubmission } from './core/judge.ts'
import type { OwnLevel } from './core/own-rule.ts'
import { createPuzzle, RULE_LEVELS } from './core/rule-game.ts'
import type { SortAction, SortState } from './core/sort-game.ts'
import { useGroupingMessages } from './grouping-messages.ts'

type View =
  | { at: 'menu' | 'editor' }
  | { at: 'own'; first?: OwnLevel | undefined }
  | { at: 'sort'; board: Board; made?: MadeBoard | undefined; turn: number }
  | {
      at: 'sorted'
      board: Board
      made?: MadeBoard | undefined
      submission: SortSubmission
      state: SortState
    }
  | { at: 'rule'; level: number; turn: number }

const IN_ORDER = Object.values(BOARDS).flat()

function boardAfter(board: Board): Board | null {
  const at = IN_ORDER.findIndex((one) => one.id === board.id)
  return at >= 0 ? (IN_ORDER[at + 1] ?? null) : null
}

function sortSubmission(board: Board, made: MadeBoard | undefined, actions: readonly SortAction[]) {
  const submission: SortSubmission = { version: 1, game: 'sort', board: board.id, actions }
  return made ? { ...submission, board: 'made', made } : submission
}

function viewOf(assigned: Assigned): View {
  if (assigned.kind === 'rule') return { at: 'rule', level: assigned.level, turn: 0 }
  if (assigned.kind === 'own') return { at: 'own', first: assigned }
  return { at: 'sort', board: assigned.board, made: assigned.made, turn: 0 }
}

/** Whoever opens a set of their own wants to work on it; what was handed out is played. */
function firstView({ assigned, project, readonly }: ToolHost, boards: readonly MadeBoard[]): View {
  const found = assigned?.level ? findAssigned(assigned.level, boards) : null
  if (found) return viewOf(found)
  const own = project !== null && project.originId === null && !readonly && !assigned
  return { at: own ? 'editor' : 'menu' }
}

const PLACE = 'view'

/** What a board ended with is not worth coming back to: the entrance is. */
function keptView(view: View) {
  if (view.at === 'sort') return { at: 'sort', board: view.board.id }
  if (view.at === 'rule') return { at: 'rule', level: view.level }
  return { at: view.at === 'sorted' ? 'menu' : view.at }
}

/** Where somebody was when the page went; null when that is not there. */
function leftView(left: unknown, boards: readonly MadeBoard[]): View | null {
  if (typeof left !== 'object' || left === null) return null
  const { at, board: id, level } = left as { at?: unknown; board?: unknown; level?: unknown }
  if (at === 'menu' || at === 'editor' || at === 'own') return { at }
  if (at === 'rule' && typeof level === 'number' && createPuzzle(level)) {
    return { at, level, turn: 0 }
  }
  if (at !== 'sort' || typeof id !== 'string') return null
  const made = boards.find((one) => boardOf(one).id === id)
  const board = made ? boardOf(made) : findBoard(id)
  return board ? { at, board, made, turn: 0 } : null
}

/** Grouping: sort cards, find hidden rules, teach a machine a rule, make boards. */
export default function GroupingScreen({ host }: ToolScreenProps) {
  const t = useGroupingMessages(host.locale)
  const game = useGame(host)
  const { made: boards, damaged, change, ...own } = useOwnLevels(host, saved)
  const [view, show] = useState<View>(() =>
    damaged
      ? { at: 'menu' }
      : (leftView(host.place?.read(PLACE), boards) ?? firstView(host, boards)),
  )
  function setView(to: View): void {
    show(to)
    host.place?.keep(PLACE, keptView(to))
  }
  const showEditor = () => setView({ at: 'editor' })
  const edit = () => own.openEditor(t('editorTitle'), showEditor)
  const puzzle = useMemo(() => (view.at === 'rule' ? createPuzzle(view.level) : null), [view])

  const menu = () => setView({ at: 'menu' })
  function sort(board: Board, made?: MadeBoard) {
    host.activity({ kind: 'run', detail: board.id })
    setView({ at: 'sort', board, made, turn: Date.now() })
  }
  function findRule(level: number) {
    host.activity({ kind: 'run', detail: `rule/${level}` })
    setView({ at: 'rule', level, turn: Date.now() })
  }
  function submit(submission: GroupingSubmission) {
    game.submit(JUDGE_KIND, submission, judge)
    game.play('win')
  }
  function sorted(
    board: Board,
    made: MadeBoard | undefined,
    actions: readonly SortAction[],
    state: SortState,
  ) {
    const submission = sortSubmission(board, made, actions)
    submit(submission)
    setView({ at: 'sorted', board, made, submission, state })
  }

  function body() {
    switch (view.at) {
      case 'menu':
        return (
          <GroupingMenu
            host={host}
            game={game}
            made={boards}
            onBoard={(id) => sort(findBoard(id)!)}
            onMade={(made) => sort(boardOf(made), made)}
            onRule={findRule}
            onOwn={() => setView({ at: 'own' })}
            onEditor={host.user && own.canEdit ? edit : undefined}
          />
        )
      case 'sort':
        return (
          <SortView
            key={view.turn}
            host={host}
            game={game}
            board={view.board}
            onFinish={(actions, state) => sorted(view.board, view.made, actions, state)}
          />
        )
      case 'sorted': {
        const next = boardAfter(view.board)
        return (
          <SortResult
            host={host}
            game={game}
            board={view.board}
            state={view.state}
            submission={view.submission}
            onNext={next ? () => sort(next) : undefined}
            onAgain={() => sort(view.board, view.made)}
            onMenu={menu}
          />
        )
      }
      case 'rule':
        return (
          puzzle && (
            <RuleView
              key={view.turn}
              host={host}
              game={game}
              puzzle={puzzle}
              onFinish={submit}
              onNext={view.level < RULE_LEVELS ? () => findRule(view.level + 1) : undefined}
              onAgain={() => findRule(view.level)}
              onMenu={menu}
            />
          )
        )
      case 'own':
        return <OwnRuleView host={host} game={game} first={view.first} />
      case 'editor':
      default:
        return (
          <BoardEditor
            host={host}
            boards={boards}
            onChange={change}
            onPlay={(made) => sort(boardOf(made), made)}
          />
        )
    }
  }

  function title(): string {
    if (view.at === 'sort' || view.at === 'sorted')
      return view.board.title[host.locale] || t('untitled')
    if (view.at === 'rule') return `${t('ruleTitle')} · ${t('levelNumber', { number: view.level })}`
    if (view.at === 'own') return t('ownTitle')
    return view.at === 'editor' ? t('editorTitle') : ''
  }
  return (
    <GameStage
      host={host}
      game={game}
      title={title()}
      damaged={damaged}
      onEntrance={view.at === 'menu' ? undefined : menu}
      Replay={GroupingReplay}
    >
      {body()}
      <GameTask host={host} game={game} content={() => import('./content.ts')} />
    </GameStage>
  )
}
