import { counting, numberedLevel } from '../../game-kit/core/level-names.ts'
import { type ToolContent, translatorOf } from '../../host/tool-content.ts'
import { boardOf, isPlayable } from './core/board.ts'
import { BOARDS } from './core/board-library.ts'
import { migrate } from './core/document.ts'
import { DECKS, ownLevelId } from './core/own-rule.ts'
import { RULE_LEVELS } from './core/rule-game.ts'

export const content: ToolContent = async (locale, made) => {
  const t = translatorOf(locale, await import(`./messages/${locale}.ts`))
  if (made)
    return migrate(made)
      .boards.filter(isPlayable)
      .map((board, index) => numberedLevel(boardOf(board).id, index, board.title || t('untitled')))
  return [
    ...Object.values(BOARDS)
      .flat()
      .map(({ id, title }, index) => numberedLevel(id, index, title[locale])),
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
