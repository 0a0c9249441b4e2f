import { Button } from '@panya/ui/Button/Button.tsx'
import { useGameMessages } from '../../../game-kit/game-messages.ts'
import { ShareReplay } from '../../../game-kit/ShareReplay.tsx'
import { Stars } from '../../../game-kit/Stars.tsx'
import { takeFocus } from '../../../game-kit/take-focus.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Board } from '../core/board.ts'
import type { SortSubmission } from '../core/judge.ts'
import { type SortState, scoreSort } from '../core/sort-game.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import styles from './SortView.module.css'

interface SortResultProps {
  host: ToolHost
  board: Board
  state: SortState
  submission: SortSubmission
  onNext?: (() => void) | undefined
  onAgain: () => void
  onMenu: () => void
}

/** After sorting: the stars, and what makes each group a group. */
export function SortResult(props: SortResultProps) {
  const { host, board, state } = props
  const t = useGroupingMessages(host.locale)
  const shared = useGameMessages(host.locale)
  return (
    <section className={styles.result}>
      <h2>{t('sorted')}</h2>
      <Stars count={scoreSort(board, state).stars} size={44} locale={host.locale} />
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
      <div className={styles.row}>
        {props.onNext && (
          <Button ref={takeFocus} onClick={props.onNext}>
            {t('nextBoard')}
          </Button>
        )}
        <Button look="ghost" onClick={props.onAgain}>
          {shared('again')}
        </Button>
        <Button look="ghost" onClick={props.onMenu}>
          {t('toMenu')}
        </Button>
      </div>
      <ShareReplay host={host} submission={props.submission} />
    </section>
  )
}
