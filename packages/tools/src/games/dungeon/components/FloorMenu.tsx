import { formatDay } from '@panya/domain/time/format-moment.ts'
import { starsOf } from '../../../game-kit/core/progress.ts'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import cards from '../../../game-kit/map/LevelCards.module.css'
import { Stars } from '../../../game-kit/Stars.tsx'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge } from '../core/challenge.ts'
import { dailyId } from '../core/daily.ts'
import { type FloorContent, floorFromContent } from '../core/document.ts'
import { LESSONS } from '../core/floor.ts'
import { FLOORS } from '../core/floors.ts'
import { useDungeonTexts } from '../dungeon-texts.ts'
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
  const t = useDungeonTexts(host.locale)
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
        <div className={styles.row}>
          <GameButton look="strong" onClick={() => onPlay({ kind: 'daily', day: today })}>
            {t('dailyGo')}
          </GameButton>
          {best && <span>{t('dailyBest', { score: best.score })}</span>}
        </div>
      </section>
      {LESSONS.map((lesson) => (
        <section key={lesson} className={cards.group}>
          <h2>{t(`lesson.${lesson}`)}</h2>
          <ul className={cards.cards}>
            {floors
              .filter((floor) => floor.lesson === lesson)
              .map((floor) => (
                <li key={floor.id}>
                  <button
                    type="button"
                    className={cards.card}
                    data-next={floor === next || undefined}
                    onClick={() => onPlay({ kind: 'floor', floor })}
                  >
                    <span className={cards.number}>{floorNumber(floor.id)}</span>
                    <span className={cards.name}>{floorTitle(t, floor.id)}</span>
                    <Stars
                      count={starsOf(game.progress, floor.id)}
                      locale={host.locale}
                      size={18}
                    />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {(own.length > 0 || onEditor) && (
        <section className={cards.group}>
          <h2>{t('editorTitle')}</h2>
          <ul className={cards.cards}>
            {own.map((content, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={cards.card}
                  onClick={() =>
                    onPlay({ kind: 'floor', floor: floorFromContent(content) }, content)
                  }
                >
                  <span className={cards.name}>{ownTitle(t, content)}</span>
                </button>
              </li>
            ))}
          </ul>
          {onEditor && <GameButton onClick={onEditor}>{t('ownFloor')}</GameButton>}
        </section>
      )}
    </div>
  )
}
