/** The words of the sound list and the sound editor. */
import { lazyMessages } from '../../../host/lazy-messages.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import type en from './messages/en.ts'

export const useSoundMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type SoundMessages = Translate<keyof typeof en>
