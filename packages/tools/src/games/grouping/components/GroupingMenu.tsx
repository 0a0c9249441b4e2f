import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { starsOf } from '../../../game-kit/core/progress.ts'
import menu from '../../../game-kit/GameMenu.module.css'
import { Journey } from '../../../game-kit/journey/Journey.tsx'
import { Stars } from '../../../game-kit/Stars.tsx'
import { boardOf, isPlayable, madeBoardId } from '../core/board.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import { BoardThumb, useGroupingPlaces } from '../grouping-places.tsx'
import styles from './GroupingMenu.module.css'
import type { GroupingMenuProps } from './grouping-entrance.ts'

function MadeBoards({ host, game, made, onMade }: GroupingMenuProps) {
  const t = useGroupingMessages(host.locale)
  const playable = made.filter(isPlayable)
  if (playable.length === 0) return null
  return (
    <section>
      <h2>{t('madeBoards')}</h2>
      <ul className={styles.boards}>
        {playable.map((board) => (
          <li key={board.id}>
            <CardButton onClick={() => onMade(board)}>
              <BoardThumb board={boardOf(board)} />
              <span>{board.title || t('untitled')}</span>
              <small>{t('cardCount', { count: board.cards.length })}</small>
              <Stars
                count={starsOf(game.progress, madeBoardId(board))}
                size={16}
                locale={host.locale}
              />
            </CardButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way through every board and rule, and the doors to the workshop and to one's own rule. */
export function GroupingMenu(props: GroupingMenuProps) {
  const { host, game, onBoard, onOwn, onEditor } = props
  const t = useGroupingMessages(host.locale)
  const { places, next } = useGroupingPlaces(props)
  return (
    <Journey
      locale={host.locale}
      game={game}
      hero="robot"
      places={places}
      lead={
        next && game.ready && <Button onClick={() => onBoard(next.id)}>{t('nextBoard')}</Button>
      }
      aside={<MadeBoards {...props} />}
    >
      <div className={menu.doors}>
        <section>
          <h2>{t('ownTitle')}</h2>
          <p>{t('ownIntro')}</p>
          <Button onClick={onOwn}>{t('ownStart')}</Button>
        </section>
        {onEditor && (
          <section>
            <h2>{t('editorTitle')}</h2>
            <p>{t('editorIntro')}</p>
            <Button onClick={onEditor}>{t('editorStart')}</Button>
          </section>
        )}
      </div>
    </Journey>
  )
}
