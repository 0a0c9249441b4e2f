import { loadByLocale } from '../../coding-kit/load-by-locale.ts'
import type { LessonMessages } from './lessons/lessons.ts'

/** The messages of the lessons, loaded when somebody opens the list. */
export const loadLessonMessages = loadByLocale<LessonMessages>({
  en: () => import('./lessons/messages/en.ts'),
  th: () => import('./lessons/messages/th.ts'),
  zh: () => import('./lessons/messages/zh.ts'),
  ar: () => import('./lessons/messages/ar.ts'),
})
