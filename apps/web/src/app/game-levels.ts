/** The levels of the games with their names, built in or made by a teacher, loaded when one is chosen. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { type ToolMessage, type Translate, translator } from '@panya/tools/host/tool-messages.ts'
import type { GameLevel } from '../adapters/teach/game-levels.ts'

type LevelSource = (locale: Locale, made?: ProjectDocument) => Promise<GameLevel[]>

const messages = import.meta.glob<{ default: Record<string, ToolMessage> }>(
  '../../../../packages/tools/src/games/*/messages/??.ts',
)

async function textsOf(game: string, locale: Locale): Promise<Translate<string>> {
  const found = Object.entries(messages).find(([path]) =>
    path.endsWith(`/games/${game}/messages/${locale}.ts`),
  )
  return translator(locale, (await found?.[1]())?.default ?? {})
}

const counting = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function named(id: string, index: number, title = id): GameLevel {
  return { id, title: `${index + 1}. ${title}` }
}

async function programming(locale: Locale, made?: ProjectDocument): Promise<GameLevel[]> {
  const t = await textsOf('programming', locale)
  if (made) {
    const { levelFromContent, migrate } = await import(
      '@panya/tools/games/programming/core/document.ts'
    )
    return migrate(made).levels.map((content, index) =>
      named(levelFromContent(content).id, index, content.title || t('untitled')),
    )
  }
  const { LEVELS } = await import('@panya/tools/games/programming/core/levels/all-levels.ts')
  return LEVELS.map(({ id }, index) => named(id, index, t(`level.${id}.title`)))
}

async function dungeon(locale: Locale, made?: ProjectDocument): Promise<GameLevel[]> {
  const t = await textsOf('dungeon', locale)
  if (made) {
    const { floorFromContent, migrate } = await import(
      '@panya/tools/games/dungeon/core/document.ts'
    )
    return migrate(made).floors.map((content, index) =>
      named(floorFromContent(content).id, index, content.title || t('untitled')),
    )
  }
  const { FLOORS } = await import('@panya/tools/games/dungeon/core/floors.ts')
  return FLOORS.map(({ id }, index) => named(id, index, t(`${id}.title`)))
}

async function grouping(locale: Locale, made?: ProjectDocument): Promise<GameLevel[]> {
  const t = await textsOf('grouping', locale)
  if (made) {
    const { boardOf, isPlayable } = await import('@panya/tools/games/grouping/core/board.ts')
    const { migrate } = await import('@panya/tools/games/grouping/core/document.ts')
    return migrate(made)
      .boards.filter(isPlayable)
      .map((board, index) => named(boardOf(board).id, index, board.title || t('untitled')))
  }
  const { BOARDS } = await import('@panya/tools/games/grouping/core/board-library.ts')
  const { DECKS, ownLevelId } = await import('@panya/tools/games/grouping/core/own-rule.ts')
  const { RULE_LEVELS } = await import('@panya/tools/games/grouping/core/rule-game.ts')
  const boards = Object.values(BOARDS).flat()
  return [
    ...boards.map(({ id, title }, index) => named(id, index, title[locale])),
    ...counting(RULE_LEVELS).map((number) => ({
      id: `rule/${number}`,
      title: `${t('ruleTitle')} · ${t('levelNumber', { number })}`,
    })),
    ...DECKS.map((deck) => ({
      id: ownLevelId({ deck, deal: 1 }),
      title: `${t('ownTitle')} · ${t(`deck.${deck}`)}`,
    })),
  ]
}

/** Of the many rounds of a theme, as many as a class has lessons for. */
const OFFERED_ROUNDS = 5

async function guessing(locale: Locale, made?: ProjectDocument): Promise<GameLevel[]> {
  const t = await textsOf('guessing', locale)
  const { customLevelId } = await import('@panya/tools/games/guessing/core/guess-round.ts')
  if (made) {
    const { migrate } = await import('@panya/tools/games/guessing/core/document.ts')
    return migrate(made)
      .levels.filter(({ items }) => items.length > 0)
      .map((level, index) => named(customLevelId(level), index, level.title || t('untitled')))
  }
  const { THEMES } = await import('@panya/tools/game-kit/core/pictures/picture.ts')
  const { THEME_TEXTS } = await import('@panya/tools/game-kit/core/pictures/trait-texts.ts')
  const rounds = (source: string, title = '') =>
    counting(OFFERED_ROUNDS).map((number) => ({
      id: `${source}/${number}`,
      title: `${title} · ${t('roundNumber', { number })}`,
    }))
  return [
    ...THEMES.flatMap((theme) => rounds(theme, THEME_TEXTS[theme][locale])),
    ...rounds('mix', t('mix')),
    ...rounds('machine', t('machineTitle')),
  ]
}

const SOURCES: Partial<Record<ToolPath, LevelSource>> = {
  'games/programming': programming,
  'games/dungeon': dungeon,
  'games/grouping': grouping,
  'games/guessing': guessing,
}

export async function gameLevels(
  tool: ToolPath,
  locale: Locale,
  made?: ProjectDocument,
): Promise<GameLevel[] | null> {
  return (await SOURCES[tool]?.(locale, made)) ?? null
}
