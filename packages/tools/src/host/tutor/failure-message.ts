/** What a failed question means for whoever asked; none of them cost anything. */
import type en from './messages/en.ts'

const MESSAGES: Record<string, keyof typeof en> = {
  'daily-limit': 'failedLimit',
  'class-limit': 'failedClassLimit',
  'guardian-consent-needed': 'guardianFirst',
  'too-many-runs': 'failedTooMany',
  'still-answering': 'failedTooMany',
  'price-changed': 'failedPrice',
  'not-enough-coins': 'tooFew',
  'ai-busy': 'failedBusy',
  'too-busy': 'failedBusy',
  'ai-budget': 'failedBudget',
  'tutor-is-off': 'failedOff',
  'conversation-full': 'full',
  offline: 'failedOffline',
  broken: 'failedBroken',
  'still-running': 'failedBroken',
  stopped: 'stopped',
}

export function failureMessage(code: string): keyof typeof en {
  return MESSAGES[code] ?? 'failed'
}
