import { useLingui } from '@lingui/react/macro'
import type { GivingDraft } from './giving-draft.ts'

/** What the button says that sends the form, and what is said when it was sent. */
export function useGiveMessages({ when, audience }: GivingDraft): { send: string; done: string } {
  const { t } = useLingui()
  if (when === 'draft') return { send: t`Keep as a draft`, done: t`Kept as a draft.` }
  if (when === 'later') return { send: t`Give it at that time`, done: t`It is given at that time.` }
  const send = audience === null ? t`Give it to the class` : t`Give it to them`
  return { send, done: t`The assignment is given.` }
}
