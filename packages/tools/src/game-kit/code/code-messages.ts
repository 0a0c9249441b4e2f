import { lazyByLanguage, lazyMessages } from '../../host/lazy-messages.ts'
import type { Translate } from '../../host/tool-messages.ts'
import type en from './messages/en.ts'

export type CodeMessageKey = keyof typeof en
export type CodeTranslate = Translate<CodeMessageKey>

/** The messages of blocks, mistakes and run controls, shared by the games that are programmed. */
export const useCodeMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

/** What is written on the blocks. */
export const useGameWords = lazyByLanguage(
  {
    en: () => import('./words/en.ts'),
    th: () => import('./words/th.ts'),
    zh: () => import('./words/zh.ts'),
    ar: () => import('./words/ar.ts'),
  },
  (_, words) => words,
)
