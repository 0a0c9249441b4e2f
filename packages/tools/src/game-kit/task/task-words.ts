import { loadMessages } from '../../host/load-messages.ts'
import type { CodeMessageKey } from '../code/code-messages.ts'
import type en from './messages/en.ts'

/** The words of a teacher's checks of a game; loaded when somebody checks, or writes one. */
export const loadGameTaskMessages = loadMessages<keyof typeof en>({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

/** Among them what the parts of the language of games are called. */
export const loadCodeMessages = loadMessages<CodeMessageKey>({
  en: () => import('../code/messages/en.ts'),
  th: () => import('../code/messages/th.ts'),
  zh: () => import('../code/messages/zh.ts'),
  ar: () => import('../code/messages/ar.ts'),
})

export const featureKey = (feature: string) => `feature.${feature}` as CodeMessageKey
