/** Brings the language somebody chose in this tab to their account. Guests share one, which has none. */
import { useEffect } from 'react'
import { saveLocale } from '../../adapters/account/profile.ts'
import { chosenLocale, forgetChosenLocale } from '../../adapters/locale-choice.ts'
import { logFailure } from '../../adapters/log.ts'
import { useUserState } from '../../adapters/user-state.ts'

export function useSaveChosenLocale(): void {
  const role = useUserState((user) => (user.status === 'authenticated' ? user.role : null))
  useEffect(() => {
    const locale = role === null ? null : chosenLocale()
    if (locale === null) return
    if (role === 'demo') forgetChosenLocale()
    // Where it fails, the next page tries again.
    else
      saveLocale(locale).then(forgetChosenLocale, (error: unknown) => logFailure('language', error))
  }, [role])
}
