/** The words of the three views: blocks, both, text. */
import { lazyMessages } from '../../../host/lazy-messages.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import type en from './messages/en.ts'

export const useTextMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type TextMessages = Translate<keyof typeof en>
