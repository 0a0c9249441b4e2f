import { Button } from '@panya/ui/Button/Button.tsx'
import { starsOf } from '../../../game-kit/core/progress.ts'
import type { Game } from '../../../game-kit/game-hooks.ts'
import cards from '../../../game-kit/map/LevelCards.module.css'
import { LevelCards } from '../../../game-kit/map/LevelCards.tsx'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type LevelContent, levelFromContent } from '../core/document.ts'
import { CHAPTERS, type Level } from '../core/level.ts'
import { LEVELS } from '../core/levels/all-levels.ts'
import { readMap } from '../core/robot-world.ts'
import { levelNumber, levelTitle } from '../level-title.ts'
import { useProgrammingMessages } from '../programming-messages.ts'
import { Board } from './Board.tsx'
import styles from './LevelMenu.module.css'

interface LevelMenuProps {
  host: ToolHost
  game: Game
  own: readonly LevelContent[]
  onPlay: (level: Level, custom?: LevelContent) => void
  onEditor?: (() => void) | undefined
}

/** A small picture of the level's first world. */
function Preview({ rows }: { rows: readonly string[] }) {
  const map = readMap(rows)
  const state = { cell: map.start, facing: map.facing, done: 0 }
  return (
    <span className={styles.preview} aria-hidden="true">
      <Board rows={rows} state={state} mood="calm" pace={0} label="" />
    </span>
  )
}

/** All levels by chapter; every one is open, the next one is marked. */
export function LevelMenu({ host, game, own, onPlay, onEditor }: LevelMenuProps) {
  const t = useProgrammingMessages(host.locale)
  const levels = openContent(host, LEVELS)
  const next = levels.find(({ id }) => starsOf(game.progress, id) === 0)
  return (
    <div className={cards.menu}>
      {next && game.ready && (
        <Button className={styles.go} onClick={() => onPlay(next)}>
          {t('level', { number: levelNumber(next.id) })}: {levelTitle(t, next.id)}
        </Button>
      )}
      {CHAPTERS.map((chapter) => (
        <LevelCards
          key={chapter}
          locale={host.locale}
          title={t(`chapter.${chapter}`)}
          cards={levels
            .filter((level) => level.chapter === chapter)
            .map((level) => ({
              key: level.id,
              name: levelTitle(t, level.id),
              number: levelNumber(level.id),
              stars: starsOf(game.progress, level.id),
              isNext: level === next,
              picture: <Preview rows={level.maps[0] ?? []} />,
              note: level.kind === 'solve' ? undefined : t(`kind.${level.kind}`),
              onPlay: () => onPlay(level),
            }))}
        />
      ))}
      {(own.length > 0 || onEditor) && (
        <LevelCards
          locale={host.locale}
          title={t('editorTitle')}
          cards={own.map((content, key) => ({
            key,
            name: levelTitle(t, '', content),
            picture: <Preview rows={content.maps[0] ?? []} />,
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
    </div>
  )
}
