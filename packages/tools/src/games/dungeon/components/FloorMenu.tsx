import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { starsOf } from '../../../game-kit/core/progress.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import layout from '../../../game-kit/layout.module.css'
import cards from '../../../game-kit/map/LevelCards.module.css'
import { LevelCards } from '../../../game-kit/map/LevelCards.tsx'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge } from '../core/challenge.ts'
import { dailyId } from '../core/daily.ts'
import { type FloorContent, floorFromContent } from '../core/document.ts'
import { LESSONS } from '../core/floor.ts'
import { FLOORS } from '../core/floors.ts'
import { useDungeonMessages } from '../dungeon-messages.ts'
import { floorNumber, floorTitle, ownTitle } from '../floor-title.ts'
import styles from './Dungeon.module.css'

interface FloorMenuProps {
  host: ToolHost
  game: Game
  today: string
  own: readonly FloorContent[]
  onPlay: (challenge: Challenge, custom?: FloorContent) => void
  onEditor?: (() => void) | undefined
}

/** The day's dungeon, the campaign by lesson, and own floors; everything is open. */
export function FloorMenu({ host, game, today, own, onPlay, onEditor }: FloorMenuProps) {
  const t = useDungeonMessages(host.locale)
  const floors = openContent(host, FLOORS)
  const next = floors.find(({ id }) => starsOf(game.progress, id) === 0)
  const best = game.progress.levels[dailyId(today)]
  return (
    <div className={cards.menu}>
      <section className={styles.daily}>
        <h2>
          {t('daily')}{' '}
          <time dateTime={today}>{formatDay(host.locale, new Date(`${today}T12:00Z`))}</time>
        </h2>
        <p>{t('dailyLead')}</p>
        <div className={layout.row}>
          <Button onClick={() => onPlay({ kind: 'daily', day: today })}>{t('dailyGo')}</Button>
          {best && <span>{t('dailyBest', { score: best.score })}</span>}
        </div>
      </section>
      {LESSONS.map((lesson) => (
        <LevelCards
          key={lesson}
          locale={host.locale}
          title={t(`lesson.${lesson}`)}
          cards={floors
            .filter((floor) => floor.lesson === lesson)
            .map((floor) => ({
              key: floor.id,
              name: floorTitle(t, floor.id),
              number: floorNumber(floor.id),
              stars: starsOf(game.progress, floor.id),
              isNext: floor === next,
              onPlay: () => onPlay({ kind: 'floor', floor }),
            }))}
        />
      ))}
      {(own.length > 0 || onEditor) && (
        <LevelCards
          locale={host.locale}
          title={t('editorTitle')}
          cards={own.map((content, key) => ({
            key,
            name: ownTitle(t, content),
            onPlay: () => onPlay({ kind: 'floor', floor: floorFromContent(content) }, content),
          }))}
        >
          {onEditor && (
            <Button look="ghost" onClick={onEditor}>
              {t('ownFloor')}
            </Button>
          )}
        </LevelCards>
      )}
    </div>
  )
}
