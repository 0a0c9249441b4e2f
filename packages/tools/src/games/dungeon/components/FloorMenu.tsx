import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { starsOf } from '../../../game-kit/core/progress.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { Journey } from '../../../game-kit/journey/Journey.tsx'
import type { Place } from '../../../game-kit/journey/journey.ts'
import { MapThumb } from '../../../game-kit/journey/MapThumb.tsx'
import { DUNGEON_SCENES } from '../../../game-kit/journey/scenes/dungeon-scenes.ts'
import layout from '../../../game-kit/layout.module.css'
import { LevelCards } from '../../../game-kit/map/LevelCards.tsx'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge } from '../core/challenge.ts'
import { dailyId } from '../core/daily.ts'
import { type FloorContent, floorFromContent } from '../core/document.ts'
import { LESSONS } from '../core/floor.ts'
import { FLOORS } from '../core/floors.ts'
import { floorThumb } from '../core/thumbnail.ts'
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

/** The day's dungeon, the way down through seven halls, and own floors; everything is open. */
export function FloorMenu({ host, game, today, own, onPlay, onEditor }: FloorMenuProps) {
  const t = useDungeonMessages(host.locale)
  const floors = openContent(host, FLOORS)
  const next = floors.find(({ id }) => starsOf(game.progress, id) === 0)
  const best = game.progress.levels[dailyId(today)]
  const places: Place[] = LESSONS.map((lesson) => ({
    id: lesson,
    title: `${t(`place.${lesson}`)} · ${t(`lesson.${lesson}`)}`,
    scene: DUNGEON_SCENES[lesson],
    story: t(`story.${lesson}`),
    farewell: t(`farewell.${lesson}`),
    stops: floors
      .filter((floor) => floor.lesson === lesson)
      .map((floor) => ({
        key: floor.id,
        name: floorTitle(t, floor.id),
        number: floorNumber(floor.id),
        stars: starsOf(game.progress, floor.id),
        isNext: game.ready && floor === next,
        thumb: <MapThumb thumb={floorThumb(floor.maps[0] ?? [])} />,
        onPlay: () => onPlay({ kind: 'floor', floor }),
      })),
  }))
  return (
    <Journey
      locale={host.locale}
      game={game}
      hero="knight"
      places={places.filter(({ stops }) => stops.length > 0)}
      lead={
        next &&
        game.ready && (
          <Button onClick={() => onPlay({ kind: 'floor', floor: next })}>
            {t('floor', { number: floorNumber(next.id) })}: {floorTitle(t, next.id)}
          </Button>
        )
      }
      aside={
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
      }
    >
      {(own.length > 0 || onEditor) && (
        <LevelCards
          title={t('editorTitle')}
          cards={own.map((content, key) => ({
            key,
            name: ownTitle(t, content),
            picture: <MapThumb thumb={floorThumb(content.maps[0] ?? [])} />,
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
    </Journey>
  )
}
