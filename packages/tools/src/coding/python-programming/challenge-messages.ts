import { loadByLocale } from '../../coding-kit/load-by-locale.ts'
import type { ChallengeMessage } from './core/challenges/challenge.ts'

export type ChallengeMessages = Record<string, ChallengeMessage>

export const loadChallengeMessages = loadByLocale<ChallengeMessages>({
  en: () => import('./messages/challenges/en.ts'),
  th: () => import('./messages/challenges/th.ts'),
  zh: () => import('./messages/challenges/zh.ts'),
  ar: () => import('./messages/challenges/ar.ts'),
})
