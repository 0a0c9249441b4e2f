/** Where no sign-in can last: said before somebody fills in a form, on whatever page they come to. */
import { loadAbilityMessages } from '@panya/tools/host/browser/ability-messages.ts'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'
import { useAddress } from '../../adapters/address.ts'

export function useCookiesNotice(): void {
  const { locale } = useAddress()
  useEffect(() => {
    if (navigator.cookieEnabled) return
    void loadAbilityMessages(locale).then((t) =>
      toast(`${t('sign-in-cookies-off')} ${t('sign-in-cookies-off.way')}`, {
        type: 'warning',
        autoClose: false,
        toastId: 'cookies-off',
      }),
    )
  }, [locale])
}
