import { type EndWays, GameEnd } from '../../../game-kit/GameEnd.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Board } from '../core/board.ts'
import type { SortSubmission } from '../core/judge.ts'
import { type SortState, scoreSort } from '../core/sort-game.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import styles from './SortView.module.css'

interface SortResultProps extends EndWays {
  host: ToolHost
  game: Game
  board: Board
  state: SortState
  submission: SortSubmission
}

/** After sorting: the stars, and what makes each group a group. */
export function SortResult({ host, game, board, state, submission, ...ways }: SortResultProps) {
  const t = useGroupingMessages(host.locale)
  return (
    <GameEnd
      host={host}
      game={game}
      title={t('sorted')}
      stars={scoreSort(board, state).stars}
      ways={ways}
      next={t('nextBoard')}
      menu={t('toMenu')}
      submission={submission}
    >
      <p>{t('mistakes', { count: state.mistakes })}</p>
      <h3>{t('whyTitle')}</h3>
      <dl className={styles.whys}>
        {board.groups.map((group, index) => (
          <div key={index}>
            <dt>{group.name[host.locale]}</dt>
            <dd>{group.why[host.locale]}</dd>
            <dd className={styles.members}>
              {board.cards
                .filter((card) => card.group === index)
                .map((card) => card.text[host.locale])
                .join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </GameEnd>
  )
}
