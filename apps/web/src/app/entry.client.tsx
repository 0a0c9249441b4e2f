import { splitLocale } from '@panya/domain/locale/locale.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadLocale } from './i18n.ts'
import { NonceContext } from './nonce.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined

await loadLocale(splitLocale(location.pathname).locale)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  )
})
