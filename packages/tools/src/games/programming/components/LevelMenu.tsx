import { Button } from '@panya/ui/Button/Button.tsx'
import { starsOf } from '../../../game-kit/core/progress.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { Journey } from '../../../game-kit/journey/Journey.tsx'
import type { Place } from '../../../game-kit/journey/journey.ts'
import { MapThumb } from '../../../game-kit/journey/MapThumb.tsx'
import { ROBOT_SCENES } from '../../../game-kit/journey/scenes/robot-scenes.ts'
import { LevelCards } from '../../../game-kit/map/LevelCards.tsx'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type LevelContent, levelFromContent } from '../core/document.ts'
import { CHAPTERS, type Level } from '../core/level.ts'
import { LEVELS } from '../core/levels/all-levels.ts'
import { levelThumb } from '../core/thumbnail.ts'
import { levelNumber, levelTitle } from '../level-title.ts'
import { useProgrammingMessages } from '../programming-messages.ts'
import styles from './LevelMenu.module.css'

interface LevelMenuProps {
  host: ToolHost
  game: Game
  own: readonly LevelContent[]
  onPlay: (level: Level, custom?: LevelContent) => void
  onEditor?: (() => void) | undefined
}

/** The robot's way through eight places; every level is open, the robot stands at the next one. */
export function LevelMenu({ host, game, own, onPlay, onEditor }: LevelMenuProps) {
  const t = useProgrammingMessages(host.locale)
  const levels = openContent(host, LEVELS)
  const next = levels.find(({ id }) => starsOf(game.progress, id) === 0)
  const places: Place[] = CHAPTERS.map((chapter) => ({
    id: chapter,
    title: `${t(`place.${chapter}`)} · ${t(`chapter.${chapter}`)}`,
    scene: ROBOT_SCENES[chapter],
    story: t(`story.${chapter}`),
    farewell: t(`farewell.${chapter}`),
    stops: levels
      .filter((level) => level.chapter === chapter)
      .map((level) => ({
        key: level.id,
        name: levelTitle(t, level.id),
        number: levelNumber(level.id),
        stars: starsOf(game.progress, level.id),
        isNext: game.ready && level === next,
        thumb: <MapThumb thumb={levelThumb(level.maps[0] ?? [])} />,
        notes: level.kind === 'solve' ? [] : [t(`kind.${level.kind}`)],
        onPlay: () => onPlay(level),
      })),
  }))
  return (
    <Journey
      locale={host.locale}
      game={game}
      hero="robot"
      places={places.filter(({ stops }) => stops.length > 0)}
      lead={
        next &&
        game.ready && (
          <Button className={styles.go} onClick={() => onPlay(next)}>
            {t('level', { number: levelNumber(next.id) })}: {levelTitle(t, next.id)}
          </Button>
        )
      }
    >
      {(own.length > 0 || onEditor) && (
        <LevelCards
          title={t('editorTitle')}
          cards={own.map((content, key) => ({
            key,
            name: levelTitle(t, '', content),
            picture: <MapThumb thumb={levelThumb(content.maps[0] ?? [])} />,
            onPlay: () => onPlay(levelFromContent(content), content),
          }))}
        >
          {onEditor && (
            <Button look="ghost" onClick={onEditor}>
              {t('ownLevel')}
            </Button>
          )}
        </LevelCards>
      )}
    </Journey>
  )
}
