import { lazyMessages } from '../../../host/lazy-messages.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import type en from './messages/en.ts'

export const usePaintMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type PaintMessages = Translate<keyof typeof en>
