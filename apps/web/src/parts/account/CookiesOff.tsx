/** Where a sign-in cannot last: said before somebody fills in a form. */
import { useHydrated } from '@panya/ui/use-hydrated.ts'
import { lazy, Suspense } from 'react'
import { useAddress } from '../../adapters/address.ts'

/** Hardly anybody needs its words. */
const LackNote = lazy(async () => {
  const { LackNote: note } = await import('@panya/tools/host/browser/LackNote.tsx')
  return { default: note }
})

export function CookiesOff() {
  const { locale } = useAddress()
  const isOff = useHydrated() && !navigator.cookieEnabled
  if (!isOff) return null
  return (
    <Suspense>
      <LackNote locale={locale} lack="sign-in-cookies-off" />
    </Suspense>
  )
}
