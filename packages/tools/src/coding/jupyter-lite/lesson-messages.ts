/** The words of the lessons, one chunk per language, loaded when somebody opens the list. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { LessonMessages } from './lessons/lessons.ts'

const LOADERS: Record<Locale, () => Promise<{ default: LessonMessages }>> = {
  en: () => import('./lessons/messages/en.ts'),
  th: () => import('./lessons/messages/th.ts'),
  zh: () => import('./lessons/messages/zh.ts'),
  ar: () => import('./lessons/messages/ar.ts'),
}

const loading = new Map<Locale, Promise<LessonMessages>>()

export function loadLessonMessages(locale: Locale): Promise<LessonMessages> {
  const known = loading.get(locale)
  if (known) return known
  const started = LOADERS[locale]().then((file) => file.default)
  loading.set(locale, started)
  return started
}
