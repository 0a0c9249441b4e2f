import type { Locale } from '@panya/domain/locale/locale.ts'
import { use } from 'react'
import type { ChallengeMessage } from './core/challenges/challenge.ts'

export type ChallengeMessages = Record<string, ChallengeMessage>

const loaders: Record<Locale, () => Promise<{ default: ChallengeMessages }>> = {
  en: () => import('./messages/challenges/en.ts'),
  th: () => import('./messages/challenges/th.ts'),
  zh: () => import('./messages/challenges/zh.ts'),
  ar: () => import('./messages/challenges/ar.ts'),
}

const loading = new Map<Locale, Promise<ChallengeMessages>>()

export function loadChallengeMessages(locale: Locale): Promise<ChallengeMessages> {
  const known = loading.get(locale)
  if (known) return known
  const started = loaders[locale]().then((file) => file.default)
  loading.set(locale, started)
  return started
}

/** The challenges' words in one language; suspends until they are there. */
export function useChallengeMessages(locale: Locale): ChallengeMessages {
  return use(loadChallengeMessages(locale))
}
