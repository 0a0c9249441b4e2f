/** Where no sign-in can last: said before somebody fills in a form, on whatever page they come to. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'

export function useCookiesNotice(): void {
  const { locale } = useAddress()
  useEffect(() => {
    if (!navigator.cookieEnabled) void say(locale)
  }, [locale])
}

/** Hardly anybody needs its words. */
async function say(locale: Locale): Promise<void> {
  const { loadAbilityMessages } = await import('@panya/tools/host/browser/ability-messages.ts')
  const t = await loadAbilityMessages(locale)
  toast(`${t('sign-in-cookies-off')} ${t('sign-in-cookies-off.way')}`, {
    type: 'warning',
    autoClose: false,
    toastId: 'cookies-off',
  })
}
