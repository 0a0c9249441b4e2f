import type { Locale } from '@panya/domain/locale/locale.ts'
import { use } from 'react'
import type { ChallengeText } from './core/challenges/challenge.ts'

export type ChallengeTexts = Record<string, ChallengeText>

const loaders: Record<Locale, () => Promise<{ default: ChallengeTexts }>> = {
  en: () => import('./messages/challenges/en.ts'),
  th: () => import('./messages/challenges/th.ts'),
  zh: () => import('./messages/challenges/zh.ts'),
  ar: () => import('./messages/challenges/ar.ts'),
}

const loading = new Map<Locale, Promise<ChallengeTexts>>()

export function loadChallengeTexts(locale: Locale): Promise<ChallengeTexts> {
  const known = loading.get(locale)
  if (known) return known
  const started = loaders[locale]().then((file) => file.default)
  loading.set(locale, started)
  return started
}

/** The challenges' words in one language; suspends until they are there. */
export function useChallengeTexts(locale: Locale): ChallengeTexts {
  return use(loadChallengeTexts(locale))
}
