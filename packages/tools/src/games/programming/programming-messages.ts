import type { BlockMessages } from '../../game-kit/code/block-definitions.ts'
import { lazyMessages } from '../../host/lazy-messages.ts'
import type { Translate } from '../../host/tool-messages.ts'
import { VOCABULARY } from './core/robot-world.ts'
import type en from './messages/en.ts'

type ProgrammingMessageKey = keyof typeof en
export type ProgrammingTranslate = Translate<ProgrammingMessageKey>

export const useProgrammingMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

/** What the robot's blocks say. */
export function robotMessages(t: ProgrammingTranslate): Omit<BlockMessages, 'words'> {
  const ownTips = { ...VOCABULARY.commands, number: 0 }
  return {
    vocabulary: VOCABULARY,
    word: (word) => ({
      text: t(`word.${word}` as 'word.move'),
      tip: t(Object.hasOwn(ownTips, word) ? (`tip.${word}` as 'tip.move') : 'tip.question'),
    }),
  }
}
