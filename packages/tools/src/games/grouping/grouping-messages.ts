import { lazyMessages } from '../../host/lazy-messages.ts'

export const useGroupingMessages = lazyMessages({
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
})

export type GroupingMessages = ReturnType<typeof useGroupingMessages>
