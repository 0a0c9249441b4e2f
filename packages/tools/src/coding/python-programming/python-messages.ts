import { lazyMessages } from '../../host/lazy-messages.ts'
import type { Translate } from '../../host/tool-messages.ts'
import type en from './messages/en.ts'

/** The tool's messages, one chunk per language. */
export const useMessages = lazyMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type Messages = Translate<keyof typeof en>
