import { lazyMessages } from '../../../host/lazy-messages.ts'
import type { Translate } from '../../../host/tool-messages.ts'
import type en from '../messages/course/en.ts'
import type { ReplyKind } from './reply.ts'

/** The words around the steps. */
export const useCourseMessages = lazyMessages<keyof typeof en>({
  en: () => import('../messages/course/en.ts'),
  th: () => import('../messages/course/th.ts'),
  zh: () => import('../messages/course/zh.ts'),
  ar: () => import('../messages/course/ar.ts'),
})

export type CourseMessages = Translate<keyof typeof en>

/** What is said after a check. */
export const useReplies = lazyMessages<ReplyKind>({
  en: () => import('../messages/replies/en.ts'),
  th: () => import('../messages/replies/th.ts'),
  zh: () => import('../messages/replies/zh.ts'),
  ar: () => import('../messages/replies/ar.ts'),
})
