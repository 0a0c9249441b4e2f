import { languageTag, splitLocale } from '@panya/domain/locale/locale.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadLocale } from './i18n.ts'
import { NonceContext } from './nonce.ts'
import { INSIDE_PARTS, PUBLIC_PATHS } from './public-paths.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
const { locale, path } = splitLocale(location.pathname)
const publicParts = PUBLIC_PATHS.get(path)
const isPublic = publicParts !== undefined

// Pages for people who are signed in wait for it; on others it may come after the page.
if (!isPublic) import('./account/AccountEffects.tsx').catch(() => undefined)
const messages = loadLocale(locale, publicParts ?? INSIDE_PARTS)
// A browser takes its time to count for the first time. It does so while the messages are on their way.
setTimeout(() => {
  new Intl.NumberFormat(languageTag(locale)).format(1)
  new Intl.PluralRules(languageTag(locale)).select(1)
})
await messages

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  )
}

// A page with somebody's work comes to life at once: in small steps it would wait for what a tool's frame does.
if (isPublic) startTransition(hydrate)
else hydrate()
// For the next page: by the time somebody has chosen one, its messages are there.
if (isPublic) void loadLocale(locale, ['inside'])
