import { starsOf } from '../../../game-kit/core/progress.ts'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import cards from '../../../game-kit/map/LevelCards.module.css'
import { Stars } from '../../../game-kit/Stars.tsx'
import { openContent } from '../../../host/open-content.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type LevelContent, levelFromContent } from '../core/document.ts'
import { CHAPTERS, type Level } from '../core/level.ts'
import { LEVELS } from '../core/levels/all-levels.ts'
import { readMap } from '../core/robot-world.ts'
import { levelNumber, levelTitle } from '../level-title.ts'
import { useProgrammingTexts } from '../programming-texts.ts'
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
  const t = useProgrammingTexts(host.locale)
  const levels = openContent(host, LEVELS)
  const next = levels.find(({ id }) => starsOf(game.progress, id) === 0)
  return (
    <div className={cards.menu}>
      {next && game.ready && (
        <GameButton look="strong" className={styles.go} onClick={() => onPlay(next)}>
          {t('level', { number: levelNumber(next.id) })}: {levelTitle(t, next.id)}
        </GameButton>
      )}
      {CHAPTERS.map((chapter) => (
        <section key={chapter} className={cards.group}>
          <h2>{t(`chapter.${chapter}`)}</h2>
          <ul className={cards.cards}>
            {levels
              .filter((level) => level.chapter === chapter)
              .map((level) => (
                <li key={level.id}>
                  <button
                    type="button"
                    className={cards.card}
                    data-next={level === next || undefined}
                    onClick={() => onPlay(level)}
                  >
                    <Preview rows={level.maps[0] ?? []} />
                    <span className={cards.number}>{levelNumber(level.id)}</span>
                    <span className={cards.name}>{levelTitle(t, level.id)}</span>
                    {level.kind !== 'solve' && (
                      <span className={styles.kind}>{t(`kind.${level.kind}`)}</span>
                    )}
                    <Stars
                      count={starsOf(game.progress, level.id)}
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
                  onClick={() => onPlay(levelFromContent(content), content)}
                >
                  <Preview rows={content.maps[0] ?? []} />
                  <span className={cards.name}>{levelTitle(t, '', content)}</span>
                </button>
              </li>
            ))}
          </ul>
          {onEditor && <GameButton onClick={onEditor}>{t('ownLevel')}</GameButton>}
        </section>
      )}
    </div>
  )
}
