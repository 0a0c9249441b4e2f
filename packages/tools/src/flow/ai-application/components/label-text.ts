import { formatPercent } from '@panya/domain/locale/format-number.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'

/** A model's name for a thing in the learner's language; a learner's own word stays as it is. */
export function labelText(messages: Pick<FlowMessages, 'own'>, label: string): string {
  const key = `label.${label}`
  const known = label === '' || /[{}]/.test(label) ? key : messages.own(key)
  return known === key ? label : known
}

export const percent = (locale: Locale, share: number): string => formatPercent(locale, share)
