import './app.css'
import './print.css'
import { I18nProvider } from '@lingui/react'
import type { SiteConfig } from '@panya/domain/brand/brand.ts'
import { directionOf, splitLocale } from '@panya/domain/locale/locale.ts'
import { type ReactNode, use } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useLocation,
  useParams,
  useRouteError,
} from 'react-router'
import { COLOR_SCHEME_SCRIPT } from '../adapters/color-scheme.ts'
import { KEEP_QUERY_SCRIPT } from '../adapters/keep-query.ts'
import { localeChoiceScript } from '../adapters/locale-choice.ts'
import { REMEMBERED_USER_SCRIPT } from '../adapters/session/remembered-user.ts'
import { siteContextKey, useSite } from '../adapters/site.ts'
import { LazyAccountEffects } from './account/LazyAccountEffects.tsx'
import { BrandLinks } from './head/BrandLinks.tsx'
import { EarlyFrameScript } from './head/EarlyFrameScript.tsx'
import { FontLinks } from './head/FontLinks.tsx'
import { OldBrowserScript } from './head/OldBrowserScript.tsx'
import { PageScripts } from './head/PageScripts.tsx'
import { PageStyles } from './head/PageStyles.tsx'
import { i18nOf } from './i18n.ts'
import { hasKnownLocale } from './known-locale.ts'
import { NonceContext } from './nonce.ts'
import { paletteCss } from './palette.ts'
import { ErrorScreen } from './shell/ErrorScreen.tsx'
import { LazyMessages } from './shell/LazyMessages.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { SiteFrame } from './shell/SiteFrame.tsx'

export function loader({ context, params }: LoaderFunctionArgs) {
  const site: SiteConfig = context.get(siteContextKey)
  return hasKnownLocale(params) ? site : data(site, 404)
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { brand, publicUrl } = useSite()
  const nonce = use(NonceContext)
  const { locale } = splitLocale(useLocation().pathname)
  const direction = directionOf(locale)
  return (
    <html lang={locale} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <OldBrowserScript />}
        {import.meta.env.SSR && <EarlyFrameScript />}
        {import.meta.env.SSR && <FontLinks />}
        <BrandLinks />
        <style nonce={nonce} suppressHydrationWarning>
          {paletteCss(brand)}
        </style>
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            // They have run by the time the page's own script reads this: it does not carry them.
            __html: import.meta.env.SSR
              ? [
                  COLOR_SCHEME_SCRIPT,
                  KEEP_QUERY_SCRIPT,
                  REMEMBERED_USER_SCRIPT,
                  localeChoiceScript(publicUrl.startsWith('https:')),
                ].join(';')
              : '',
          }}
        />
        <PageStyles />
      </head>
      <body>
        <I18nProvider i18n={i18nOf(locale)}>
          {children}
          <LazyAccountEffects />
          <LazyMessages rtl={direction === 'rtl'} />
        </I18nProvider>
        <ScrollRestoration nonce={nonce} />
        {import.meta.env.SSR && <PageScripts />}
      </body>
    </html>
  )
}

export default function App() {
  return hasKnownLocale(useParams()) ? (
    <Outlet />
  ) : (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
