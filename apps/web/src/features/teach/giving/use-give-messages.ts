import { useLingui } from '@lingui/react/macro'
import { type GivingDraft, isAhead } from './giving-draft.ts'

interface GiveMessages {
  /** What the button says that sends the form. */
  send: string
  /** What is said when it was sent. */
  done(now: Date): string
}

export function useGiveMessages(giving: GivingDraft): GiveMessages {
  const { t } = useLingui()
  const { when, audience } = giving
  if (when === 'draft') return { send: t`Keep as a draft`, done: () => t`Kept as a draft.` }
  const given = t`The assignment is given.`
  const ahead = t`It is given at that time.`
  if (when === 'later')
    return {
      send: t`Give it at that time`,
      done: (now) => (isAhead(giving, now) ? ahead : given),
    }
  return {
    send: audience === null ? t`Give it to the class` : t`Give it to them`,
    done: () => given,
  }
}
