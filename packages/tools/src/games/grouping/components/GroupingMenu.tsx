import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { starsOf } from '../../../game-kit/core/progress.ts'
import menu from '../../../game-kit/GameMenu.module.css'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { Stars } from '../../../game-kit/Stars.tsx'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { AREAS, isPlayable, type MadeBoard, madeBoardId } from '../core/board.ts'
import { BOARDS } from '../core/board-library.ts'
import { RULE_LEVELS } from '../core/rule-game.ts'
import { useGroupingMessages } from '../grouping-messages.ts'
import styles from './GroupingMenu.module.css'

interface GroupingMenuProps {
  host: ToolHost
  game: Game
  made: readonly MadeBoard[]
  onBoard: (id: string) => void
  onMade: (board: MadeBoard) => void
  onRule: (level: number) => void
  onOwn: () => void
  onEditor?: (() => void) | undefined
}

const LEVELS = Array.from({ length: RULE_LEVELS }, (_, index) => index + 1)

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

function BuiltIn({ host, game, onBoard }: GroupingMenuProps) {
  const t = useGroupingMessages(host.locale)
  return (
    <section>
      <h2>{t('sortTitle')}</h2>
      <p>{t('sortIntro')}</p>
      {AREAS.map((area) => (
        <details key={area} className={styles.area} open={area === 'living'}>
          <summary>{t(`area.${area}`)}</summary>
          <ul className={styles.boards}>
            {openContent(host, BOARDS[area]).map((board) => (
              <li key={board.id}>
                <CardButton onClick={() => onBoard(board.id)}>
                  <span>{board.title[host.locale]}</span>
                  <Stars count={starsOf(game.progress, board.id)} size={16} locale={host.locale} />
                </CardButton>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function RuleLevels({ host, game, onRule }: GroupingMenuProps) {
  const t = useGroupingMessages(host.locale)
  return (
    <section>
      <h2>{t('ruleTitle')}</h2>
      <p>{t('ruleIntro')}</p>
      <ul className={styles.levels}>
        {LEVELS.map((level) => (
          <li key={level}>
            <CardButton onClick={() => onRule(level)}>
              <span>{t('levelNumber', { number: level })}</span>
              <Stars
                count={starsOf(game.progress, `rule/${level}`)}
                size={14}
                locale={host.locale}
              />
            </CardButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way into every board, rule and workshop. */
export function GroupingMenu(props: GroupingMenuProps) {
  const { host, onOwn, onEditor } = props
  const t = useGroupingMessages(host.locale)
  return (
    <div className={menu.menu}>
      <MadeBoards {...props} />
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
      <BuiltIn {...props} />
      <RuleLevels {...props} />
    </div>
  )
}
